import { HonoBase } from 'hono/hono-base'
import { TrieRouter } from 'hono/router/trie-router'

import type { RouteEnv } from './context.ts'
import { seatSocket, seatStream, watchSocket, watchStream } from './connections.ts'
import { showDay } from './day.ts'
import { answerError } from './error.ts'
import { listGames } from './games.ts'
import { lobbySocket, showLobby } from './lobby.ts'
import { answerMcp, refuseOtherMethods } from './mcp.ts'
import { refuseUnmatched } from './methods.ts'
import { answerOembed } from './oembed.ts'
import {
  barTable,
  closeTable,
  deleteTable,
  requireOperator,
  showMetrics,
  flushMetrics,
} from './operator.ts'
import { staticFile, framePage, gamePage, appPage, tablePage, televisionPage } from './pages.ts'
import { livePicture, previewPicture } from './previews.ts'
import { limitReviews, reviewGame, showReason } from './reviews.ts'
import { sendMove, sendCommand, showMissed, showSeat, showTakeBack } from './seat.ts'
import { describeApi, healthz, showPushConfig } from './service.ts'
import { exportGame, openTable, showApplause, showTable, sitDown } from './tables.ts'
import { limitOpenRequests } from './middleware/open-requests.ts'
import { allowAnyOrigin, requireTrustedOrigin, allowTrustedSites } from './middleware/origin.ts'
import {
  refuseHead,
  requireHost,
  requireSeat,
  requireTableCode,
} from './middleware/requirements.ts'

export const app = new HonoBase<RouteEnv>()
// Hono's default preset would load two more routers at startup, and would choose `TrieRouter` for
// our routes anyway.
app.router = new TrieRouter()

app.use(requireHost)

// These routes come before any middleware that sets headers, because the headers of an upgrade
// response are immutable.
app.get('/api/tables/:code/seat', seatSocket)
app.get('/api/tables/:code/watch', watchSocket)
app.get('/api/lobby/watch', lobbySocket)

app.use('/api/*', flushMetrics)
app.use('/api/*', async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})
app.use('/api/tables/*', limitOpenRequests)
app.use('/mcp', limitOpenRequests)

const read = ['GET', 'OPTIONS']
app.on(read, '/api', allowAnyOrigin, describeApi)
app.on(read, '/api/games', allowAnyOrigin, listGames)
app.on(read, '/api/push', allowAnyOrigin, showPushConfig)
app.on(read, '/api/lobby', allowAnyOrigin, showLobby)
app.on(read, '/api/day', allowAnyOrigin, showDay)
app.on(read, '/api/day/:day', allowAnyOrigin, showDay)
app.on(read, '/api/tables/:code', allowAnyOrigin, requireTableCode, showTable)
app.on(read, '/api/tables/:code/stream', allowAnyOrigin, refuseHead, requireTableCode, watchStream)
app.on(read, '/api/tables/:code/game', allowAnyOrigin, requireTableCode, exportGame)
app.on(read, '/api/tables/:code/game/applause', allowAnyOrigin, requireTableCode, showApplause)
app.on(
  read,
  '/api/tables/:code/game/review',
  allowAnyOrigin,
  limitReviews,
  requireTableCode,
  reviewGame,
)
app.on(read, '/api/tables/:code/seats/:seat/reason', allowAnyOrigin, requireTableCode, showReason)

app.post('/api/tables', requireTrustedOrigin, openTable)
app.post('/api/tables/:code/bar', requireTrustedOrigin, requireOperator, requireTableCode, barTable)
app.post(
  '/api/tables/:code/close',
  requireTrustedOrigin,
  requireOperator,
  requireTableCode,
  closeTable,
)
app.delete(
  '/api/tables/:code',
  requireTrustedOrigin,
  requireOperator,
  requireTableCode,
  deleteTable,
)
app.post('/api/tables/:code/seats', requireTrustedOrigin, requireTableCode, sitDown)
app.get('/api/tables/:code/seat', requireTrustedOrigin, requireTableCode, requireSeat, showSeat)
app.get(
  '/api/tables/:code/seat/stream',
  requireTrustedOrigin,
  refuseHead,
  requireTableCode,
  requireSeat,
  seatStream,
)
app.get(
  '/api/tables/:code/seat/missed',
  requireTrustedOrigin,
  requireTableCode,
  requireSeat,
  showMissed,
)
app.get(
  '/api/tables/:code/seat/take-back',
  requireTrustedOrigin,
  requireTableCode,
  requireSeat,
  showTakeBack,
)
app.post(
  '/api/tables/:code/seat/commands',
  requireTrustedOrigin,
  requireTableCode,
  requireSeat,
  sendCommand,
)
app.post(
  '/api/tables/:code/seat/moves',
  requireTrustedOrigin,
  requireTableCode,
  requireSeat,
  sendMove,
)

app.options('/api/*', allowTrustedSites)
app.all('/api/*', (c) => refuseUnmatched(c, app.routes))

app.post('/mcp', requireTrustedOrigin, (c) =>
  answerMcp(c, async (request, seatToken) =>
    app.fetch(request, { ...c.env, seatToken, isFromMcp: true }),
  ),
)
app.all('/mcp', refuseOtherMethods)

app.get('/healthz', healthz)
app.get('/metrics', showMetrics)

app.get('/', appPage)
app.get('/tables', appPage)
app.get('/verify', appPage)
app.get('/day', appPage)
app.get('/tv/:code?', televisionPage)
// The pattern excludes dots, since the Markdown rulebooks, such as /rules/nix.md, are static files.
app.get('/rules/:game{[^.]+}', gamePage)
app.get('/learn/:game', gamePage)
app.get('/bots/:game', gamePage)
app.get('/open/:game/:rules?', gamePage)
app.get('/embed/*', framePage)
app.get('/overlay/*', framePage)
app.on(read, '/oembed', allowAnyOrigin, answerOembed)
app.on(read, '/preview/:file', allowAnyOrigin, previewPicture)
app.on(read, '/picture/:file', allowAnyOrigin, livePicture)
app.get('/:code', tablePage)
app.get('*', staticFile)

app.notFound((c) => refuseUnmatched(c, app.routes))
app.onError(answerError)
