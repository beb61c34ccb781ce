import { Hono } from 'hono'
import { DurableObject } from 'cloudflare:workers'
const app = new Hono<{ Bindings: Env }>()
interface Env {
  TABLES: DurableObjectNamespace<TableObject>
  ASSETS: Fetcher
}
app.get('/api/x', async (c) => c.text(await c.env.TABLES.getByName('x').hi()))
app.all('*', (c) => c.text('none', 404))
export class TableObject extends DurableObject<Env> {
  hi() {
    return 'hi'
  }
}
export class RelayObject extends DurableObject<Env> {}
export default app
