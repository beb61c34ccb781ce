import { settings } from '../../client/settings.ts'
import { serviceKey, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts'

export type NoticesAnswer = 'agreed' | 'denied' | 'unreachable'

/** Asks the browser, because somebody just did; where the service tells nobody, the open page alone does. */
export async function askForNotices(): Promise<NoticesAnswer> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  settings.notices.value = true
  if ((await serviceKey()) === null) return 'agreed'
  return (await subscribeBrowser()) === null ? 'unreachable' : 'agreed'
}

export function wantNoNotices(): void {
  settings.notices.value = false
  void unsubscribeBrowser()
}
