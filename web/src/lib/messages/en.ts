import game from '../../../../src/twinspan/text/messages/en/game.ftl?raw'
import about from '../../../../src/twinspan/text/messages/en/london-about.ftl?raw'
import londonPage from '../../../../src/twinspan/text/messages/en/london-page.ftl?raw'
import london from '../../../../src/twinspan/text/messages/en/london.ftl?raw'
import page from '../../../../src/twinspan/text/messages/en/page.ftl?raw'
import notice from '../../../../src/twinspan/text/messages/en/table-rules.ftl?raw'
import table from '../../../../src/twinspan/text/messages/en/table.ftl?raw'

export default [table, notice, page, game, london, londonPage, about].join('\n')
