import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { finishedTable } from '../support/finished-table.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, openOnLanding, start } from '../support/people.ts'

const testbed = openTestbed({ serviceWorker: true })

/** Returns the security headers that a page lacks. */
function pageComplaints(headers: Readonly<Record<string, string>>): string[] {
  const policy = headers['content-security-policy'] ?? ''
  const wanted = ['default-src', 'script-src', 'style-src', 'font-src'].map(
    (directive) => `${directive} 'self'`,
  )
  return [
    ...[...wanted, 'frame-ancestors']
      .filter((directive) => !policy.includes(directive))
      .map((directive) => `a policy without ${directive}`),
    ...(/unsafe|https?:|\*(?!$)/.test(policy) ? [`an unsafe policy: ${policy}`] : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['its type may be guessed']),
    ...(headers['referrer-policy'] === 'same-origin' ? [] : ['other sites are told of it']),
    ...(headers['permissions-policy']?.includes('camera=()')
      ? []
      : ['a page that may use a camera']),
  ]
}

/** Records the URLs of all requests and WebSockets of a page, and returns the list. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url()))
  return addresses
}

const isOurs = (address: string): boolean =>
  /^(?:data|blob):/.test(address) || new URL(address).host === new URL(testbed.origin()).host

/** Returns all seat tokens that this browser stores. */
const tokensIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.includes('seat.'))
      .map(([, kept]) => JSON.parse(kept) as string),
  )

test('no page sends requests to another site, and each works under the strictest content security policy', async () => {
  const code = await finishedTable(testbed.origin(), 'the-game')
  const ada = await testbed.person()
  const [addresses, complaints] = [addressesOf(ada), complaintsOf(ada)]
  const gathering = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  const pages = [
    '/',
    '/tables',
    '/verify',
    ...games.map(({ about }) => `/rules/${about.id}`),
    '/open/the-game',
    `/${code}`,
    `/${gathering}`,
    `/embed/${code}`,
    `/embed/${gathering}?mode=play`,
    '/embed?game=the-game',
    `/overlay/${code}`,
    '/api',
  ]
  for (const path of pages) {
    const answer = await ada.goto(testbed.origin() + path, { waitUntil: 'networkidle' })
    expect([path, pageComplaints((await answer?.allHeaders()) ?? {})]).toEqual([path, []])
  }
  expect(complaints).toEqual([])
  for (const path of ['/no/such', '/BCDFGHJ', '/embed/hello', '/rules/nothing']) {
    const answer = await ada.goto(testbed.origin() + path, { waitUntil: 'networkidle' })
    expect([path, pageComplaints((await answer?.allHeaders()) ?? {})]).toEqual([path, []])
  }
  expect(addresses.length).toBeGreaterThan(pages.length * 3)
  expect(addresses.filter((address) => !isOurs(address))).toEqual([])
})

test('the token of a seat is in no address and no log, even when moved to another device', async () => {
  const [ada, phone] = [await testbed.person(), await testbed.person('phone')]
  const addresses = [ada, phone].map(addressesOf)
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await ada.getByRole('listbox').waitFor()
  const [token = ''] = await tokensIn(ada)
  expect(token).toMatch(/^[\w-]{22}$/)
  await ada.reload()
  await ada.getByRole('listbox').waitFor()

  await phone.goto(`${testbed.origin()}/${code}#seat=${token}`)
  await phone.getByRole('listbox').waitFor()
  expect(await tokensIn(phone)).toEqual([token])
  expect(phone.url()).not.toContain(token)

  // Leave out the part after `#`, which browsers do not send.
  const sent = addresses.flat().map((address) => address.split('#')[0] ?? '')
  expect(sent.some((address) => address.includes(`/api/tables/${code}/seat`))).toBe(true)
  expect(sent.filter((address) => address.includes(token))).toEqual([])
  expect(testbed.log()).not.toContain(token)
})
