import './local-ribbon.css'

import { isOffline } from '../../client/network.ts'
import { localise } from '../../words/index.ts'
import { localWords } from '../../words/local.ts'

/**
 * Says that this table runs in the browser. It is shown instead of the table's code, which other
 * people could not use.
 */
export const LocalRibbon = () => (
  <p class="local-ribbon">
    {isOffline.value ? localise(localWords).ribbonOffline : localise(localWords).ribbon}
  </p>
)
