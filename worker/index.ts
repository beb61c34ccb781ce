import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { limits } from '../shared/limits.ts'
import type { Env } from './env.ts'
import { framePage } from './routes/embed.ts'
import { oembed } from './routes/oembed.ts'
import { file, gamePage, page, tablePage } from './routes/pages.ts'
import { livePicture, previewPicture } from './routes/preview.ts'
import { fromAnyPage } from './routes/origin.ts'
import { refusedWith } from './routes/refusal.ts'
import { lobbySocket, showLobby } from './routes/lobby.ts'
import { seatSocket, watchSocket } from './routes/sockets.ts'
import { exportGame, openTable, showTable, sitDown } from './routes/tables.ts'

const app = new Hono<{ Bindings: Env }>()

// Before anything that writes headers: those of an upgrade cannot be written.
app.get('/api/tables/:code/seat', seatSocket)
app.get('/api/tables/:code/watch', watchSocket)
app.get('/api/lobby/watch', lobbySocket)

app.use('/api/*', async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})
app.use(
  '/api/*',
  bodyLimit({
    maxSize: limits.bodyBytes,
    onError: (c) => refusedWith(c, { refusal: 'too-large' }),
  }),
)
app.get('/api/lobby', showLobby)
app.post('/api/tables', openTable)
app.get('/api/tables/:code', showTable)
app.post('/api/tables/:code/seats', sitDown)
// Also for a frame in a sandbox, whose origin is nobody's.
app.get('/api/tables/:code/game', fromAnyPage, exportGame)
app.all('/api/*', (c) => refusedWith(c, { refusal: 'no-such-page' }))

app.get('/', page)
app.get('/tables', page)
app.get('/verify', page)
app.get('/rules/:game', gamePage)
app.get('/open/:game/:rules?', gamePage)
app.get('/embed/*', framePage)
app.get('/overlay/*', framePage)
app.get('/oembed', oembed)
app.get('/preview/:file', previewPicture)
app.get('/picture/:file', livePicture)
app.get('/:code', tablePage)
app.get('*', file)

app.notFound((c) => refusedWith(c, { refusal: 'no-such-page' }))
app.onError((error, c) => {
  reportError(error)
  return refusedWith(c, { refusal: 'unavailable' })
})

export { LobbyObject } from './lobby/LobbyObject.ts'
export { RelayObject } from './relay/RelayObject.ts'
export { TableObject } from './table/TableObject.ts'
export default app
