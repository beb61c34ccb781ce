import './local-ribbon.css'

import { isOffline } from '../../client/network.ts'
import { localWords } from '../../words/local.ts'

/** In the place of the table's code: this table runs in the browser, and other people cannot join it. */
export const LocalRibbon = () => (
  <p class="local-ribbon">
    {isOffline.value ? localWords.value.ribbonOffline : localWords.value.ribbon}
  </p>
)
