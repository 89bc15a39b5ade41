import game from '../../../../src/twinspan/text/messages/fr/game.ftl?raw'
import about from '../../../../src/twinspan/text/messages/fr/london-about.ftl?raw'
import londonPage from '../../../../src/twinspan/text/messages/fr/london-page.ftl?raw'
import london from '../../../../src/twinspan/text/messages/fr/london.ftl?raw'
import page from '../../../../src/twinspan/text/messages/fr/page.ftl?raw'
import notice from '../../../../src/twinspan/text/messages/fr/table-rules.ftl?raw'
import table from '../../../../src/twinspan/text/messages/fr/table.ftl?raw'

export default [table, notice, page, game, london, londonPage, about].join('\n')
