import game from '../../../../src/twinspan/text/messages/it/game.ftl?raw'
import about from '../../../../src/twinspan/text/messages/it/london-about.ftl?raw'
import londonPage from '../../../../src/twinspan/text/messages/it/london-page.ftl?raw'
import london from '../../../../src/twinspan/text/messages/it/london.ftl?raw'
import page from '../../../../src/twinspan/text/messages/it/page.ftl?raw'
import notice from '../../../../src/twinspan/text/messages/it/table-rules.ftl?raw'
import table from '../../../../src/twinspan/text/messages/it/table.ftl?raw'

export default [table, notice, page, game, london, londonPage, about].join('\n')
