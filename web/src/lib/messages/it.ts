import game from '../../../../src/twinspan/text/messages/it/game.ftl?raw'
import page from '../../../../src/twinspan/text/messages/it/page.ftl?raw'
import notice from '../../../../src/twinspan/text/messages/it/table-rules.ftl?raw'
import table from '../../../../src/twinspan/text/messages/it/table.ftl?raw'

/** What the first screen says of each game, and of boards that people bring there. */
const ofGames = import.meta.glob<string>(
  '../../../../src/twinspan/text/messages/it/*-{about,boards}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

export default [table, notice, page, game, ...Object.values(ofGames)].join('\n')
