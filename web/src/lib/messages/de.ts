import game from '../../../../src/twinspan/text/messages/de/game.ftl?raw'
import about from '../../../../src/twinspan/text/messages/de/london-about.ftl?raw'
import londonPage from '../../../../src/twinspan/text/messages/de/london-page.ftl?raw'
import london from '../../../../src/twinspan/text/messages/de/london.ftl?raw'
import page from '../../../../src/twinspan/text/messages/de/page.ftl?raw'
import notice from '../../../../src/twinspan/text/messages/de/table-rules.ftl?raw'
import table from '../../../../src/twinspan/text/messages/de/table.ftl?raw'

export default [table, notice, page, game, london, londonPage, about].join('\n')
