/** What the game screen needs of Plank Bridge, in one chunk. */
export { default as Board } from './Board.svelte'
export { default as Players } from './Players.svelte'
