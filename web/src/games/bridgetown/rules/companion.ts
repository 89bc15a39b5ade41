/** What Bridgetown Races adds to the text of its rules. */
import '../art/palette.css'
import type { Companion } from '../../../rules/companion'
import AllBridges from './AllBridges.svelte'
import Crossing from './Crossing.svelte'
import Double from './Double.svelte'
import Exchange from './Exchange.svelte'
import First from './First.svelte'
import FirstPlayer from './FirstPlayer.svelte'
import FreeStreetcar from './FreeStreetcar.svelte'
import Minute from './Minute.svelte'
import MostColours from './MostColours.svelte'
import NoSpecials from './NoSpecials.svelte'
import Overpass from './Overpass.svelte'
import './scraps.css'
import Shared from './Shared.svelte'
import Special from './Special.svelte'
import StartOnBridge from './StartOnBridge.svelte'
import Streetcar from './Streetcar.svelte'
import Substitute from './Substitute.svelte'
import Swap from './Swap.svelte'
import TurningBack from './TurningBack.svelte'
import { bridgetownValues } from './values'
import Wheel from './Wheel.svelte'

const companion: Companion = {
  Minute,
  examples: {
    'B1.6': [Wheel],
    'B3.1': [FirstPlayer],
    'B3.5': [Special],
    'B3.7': [Shared],
    'B3.10': [First],
    'B3.11': [Double],
    'B3.12': [Swap],
    'B4.2': [TurningBack],
    'B4.3': [Overpass],
    'B4.4': [Substitute],
    'B4.5': [Streetcar],
    'B5.1': [Crossing],
    'B5.2': [StartOnBridge],
    'B5.4': [Exchange],
    'B6.1': [AllBridges],
    'B6.2': [MostColours],
    'B7.1': [FreeStreetcar],
    'B7.2': [NoSpecials],
  },
  values: bridgetownValues,
}

export default companion
