import type { Screen, Visit } from './screen.ts'

const share = async ({ page, table }: Visit): Promise<void> => {
  await page.evaluate(([code, kept]) => localStorage.setItem(`tischlein.phone.${code}`, kept), [
    table.code,
    JSON.stringify({ tokens: table.tokens, tab: '' }),
  ] as const)
  await page.reload()
  await page.locator('.cover').waitFor()
}

/** Screens of a shared phone. All players at its table share this phone. */
export const sharedPhone: readonly Screen[] = [
  {
    name: 'one phone, the names',
    path: () => '/',
    stranger: true,
    shows: '.landing',
    act: ({ page }) => page.locator('.landing-more button').click(),
    comes: '.drawer[open] form',
  },
  {
    name: 'one phone, the cover',
    table: 'sharedPhone',
    shows: '.player-panel, .cover',
    act: share,
    // The button appears once each player's connection has received whose turn it is.
    comes: '.cover > .button',
  },
  {
    name: 'one phone, a move to take back',
    table: 'switchPlayed',
    shows: '.player-panel, .cover',
    act: share,
    comes: '.cover-take-back > .take-back',
  },
  {
    name: 'one phone, to be handed on',
    table: 'sharedPhone',
    shows: '.player-panel, .cover',
    act: async (visit) => {
      await share(visit)
      await visit.page.locator('.cover-other').first().click()
      await visit.page.locator('.cover > .button').click()
    },
    comes: '.hand-on',
  },
]
