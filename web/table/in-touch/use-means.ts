import { useEffect, useState } from 'preact/hooks'

import { type Means, meansHere, serviceKey } from './browser-push.ts'

/** What there is to tell somebody by who has no page open; nothing as long as the service has not said that it would. */
export function useMeans(isWanted: boolean): Means {
  const [hasKey, knows] = useState(false)
  const means = meansHere()
  const asks = isWanted && means !== 'none'
  useEffect(() => {
    if (asks) void serviceKey().then((key) => knows(key !== null))
  }, [asks])
  return hasKey ? means : 'none'
}
