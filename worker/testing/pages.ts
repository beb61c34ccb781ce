import { env } from 'cloudflare:workers'

import app from '../index.ts'

export const shell =
  '<!doctype html><html lang="en"><head><title>Tischlein</title></head><body></body></html>'
export const ASSETS = {
  fetch: async (file: Request | URL) => {
    const { pathname } = new URL(file instanceof Request ? file.url : file)
    const headers = { 'Content-Type': 'text/html', ETag: '"shell"' }
    return pathname === '/' ? new Response(shell, { headers }) : new Response(null, { status: 404 })
  },
}
export const open = (path: string, more = {}, origin = 'https://tischlein.test') =>
  Promise.resolve(app.fetch(new Request(origin + path), { ...env, ASSETS, ...more }))

export const refusalFrom = async (answer: Response) => [answer.status, await answer.json()]
