import { stdout } from 'node:process'
import { scheduler } from 'node:timers/promises'

import { games } from '../../shared/games/all.ts'
import { languages } from '../../shared/language.ts'
import { runToCompletion } from '../../shared/cooperative-task.ts'
import { encodePng } from '../../worker/preview/png.ts'
import { rasterize } from '../../worker/preview/raster.ts'
import { gameScene, noTableScene } from '../../worker/preview/scene.ts'
import { gamePicturePath, noTablePicturePath } from '../../worker/preview/static-pictures.ts'

// Draws the link previews that are the same for all visitors, during the build. The worker draws the preview of a single table
// on request. The worker's drawing code needs the global `scheduler`, which Node lacks.
globalThis.scheduler = scheduler

const draw = async (scene) =>
  Buffer.from(await encodePng(runToCompletion(rasterize(scene)))).toString('base64')
const pictures = {}
for (const theme of ['light', 'dark']) {
  for (const { about } of games)
    pictures[gamePicturePath(about.id, theme)] = await draw(gameScene(about, theme))
  for (const lang of languages)
    pictures[noTablePicturePath(theme, lang)] = await draw(noTableScene({ theme, lang }))
}
stdout.write(JSON.stringify(pictures))
