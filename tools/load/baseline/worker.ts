import type { BaselineTable } from './BaselineTable.ts'

export { BaselineTable } from './BaselineTable.ts'

type Env = { readonly TABLES: DurableObjectNamespace<BaselineTable> }

/**
 * Serves the paths of our API that the simulated clients use: open a table, take a seat, and
 * connect. Also answers `/healthz`.
 */
export default {
  async fetch(request: Request, { TABLES }: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/healthz') return new Response()
    const [, , , code, what] = pathname.split('/')
    if (code === undefined) {
      const made = crypto.randomUUID()
      await TABLES.getByName(made).open()
      return Response.json({ code: made })
    }
    const table = TABLES.getByName(code)
    return what === 'seats' ? Response.json(await table.sit()) : table.fetch(request)
  },
}
