/** What the game screen needs of Bridgetown Races, in one chunk. */
import './art/map.css'
import './art/palette.css'
import './layout.css'

export { default as Board } from './Board.svelte'
export { default as Hand } from './Hand.svelte'
export { default as Players } from './Players.svelte'
