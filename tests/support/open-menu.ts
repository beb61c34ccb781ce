import type { Page } from 'playwright-core'

import { pageWords } from './page-words.ts'

const { en } = pageWords

/**
 * Opens a second page of a table's menu: the settings of the table, the settings of the device, or
 * the appearance of the table (`dress`).
 */
export async function openMenuPage(
  page: Page,
  which: 'table' | 'settings' | 'dress',
  words = en,
): Promise<void> {
  await page.getByRole('button', { name: words.menu.title }).click()
  const { thisTable: table, dress } = words.menu
  const name = { table, dress, settings: words.looks.title }[which]
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('dialog', { name, exact: true }).waitFor()
}
