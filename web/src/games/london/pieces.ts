/** What the game screen needs of Old London Bridge, in one chunk. */
import './art/palette.css'

export { default as Defs } from './art/Defs.svelte'
export { default as Board } from './Board.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Players } from './Players.svelte'
