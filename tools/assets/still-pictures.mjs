import { stdout } from 'node:process'
import { scheduler } from 'node:timers/promises'

import { games } from '../../shared/games/all.ts'
import { languages } from '../../shared/language.ts'
import { atOnce } from '../../shared/work.ts'
import { png } from '../../worker/preview/png.ts'
import { rastering } from '../../worker/preview/raster.ts'
import { gameScene, noTableScene } from '../../worker/preview/scene.ts'
import { gamePicture, noTablePicture } from '../../worker/preview/still.ts'

// The pictures that are the same for all visitors, for the build: a table that shows a link of its own draws its own.
globalThis.scheduler = scheduler

const draw = async (scene) => Buffer.from(await png(atOnce(rastering(scene)))).toString('base64')
const pictures = {}
for (const theme of ['light', 'dark']) {
  for (const { about } of games)
    pictures[gamePicture(about.id, theme)] = await draw(gameScene(about, theme))
  for (const lang of languages)
    pictures[noTablePicture(theme, lang)] = await draw(noTableScene({ theme, lang }))
}
stdout.write(JSON.stringify(pictures))
