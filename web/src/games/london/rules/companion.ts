/** What Old London Bridge adds to the text of its rules. */
import type { Companion } from '../../../rules/companion'
import Chapel from './Chapel.svelte'
import Fits from './Fits.svelte'
import Gate from './Gate.svelte'
import GuildHouse from './GuildHouse.svelte'
import Haberdasher from './Haberdasher.svelte'
import Hostelry from './Hostelry.svelte'
import Lead from './Lead.svelte'
import Line from './Line.svelte'
import Minute from './Minute.svelte'
import Order from './Order.svelte'
import Park from './Park.svelte'
import Place from './Place.svelte'
import Replace from './Replace.svelte'
import Scoring from './Scoring.svelte'
import Sets from './Sets.svelte'
import Turn from './Turn.svelte'
import TwoPlayers from './TwoPlayers.svelte'
import { londonValues } from './values'

const companion: Companion = {
  Minute,
  examples: {
    'L3.1.1': [Turn],
    'L3.2.4': [Order],
    'L3.2.5': [TwoPlayers],
    'L3.3.2': [Place],
    'L4.2': [Fits],
    'L4.3': [Replace],
    'L4.5': [Park],
    'L5.1': [Chapel],
    'L5.2': [Gate],
    'L5.4': [Hostelry],
    'L5.5': [Haberdasher],
    'L5.6': [GuildHouse],
    'R7.7': [Scoring],
    'L8.3': [Lead],
    'L8.12': [Sets],
    'L8.13': [Line],
  },
  values: londonValues,
}

export default companion
