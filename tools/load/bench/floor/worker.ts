import type { FloorTable } from './FloorTable.ts'

export { FloorTable } from './FloorTable.ts'

type Env = { readonly TABLES: DurableObjectNamespace<FloorTable> }

/** `POST /?seats=5` opens a table, `POST /CODE` sits down, and a socket to `/CODE` is a line. */
export default {
  async fetch(request: Request, { TABLES }: Env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const code = pathname.slice(1)
    if (code === '') {
      const made = crypto.randomUUID()
      await TABLES.getByName(made).open(Number(searchParams.get('seats')))
      return Response.json({ code: made })
    }
    const table = TABLES.getByName(code)
    return request.method === 'POST' ? Response.json(await table.sit()) : table.fetch(request)
  },
}
