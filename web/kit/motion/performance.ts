import { faceOf } from './face-of.ts'
import { buzz, sound } from '../sound/sound.ts'
import type { Moment } from './moment.ts'
import { showEffects } from './play-effects.ts'
import { sensesNow } from '../senses.ts'

/** Lets a moment be heard, felt and seen. @param later in milliseconds: what came before it is played first */
export function perform(moment: Moment, later: number, isFelt: boolean): void {
  const { volume, haptics } = sensesNow()
  sound(moment, volume, later)
  // A piece that turns over for a moment is heard, too; at the end there is none.
  if (faceOf(moment)?.stay === 'moment') sound({ name: 'face' }, volume, later)
  if (isFelt && haptics) buzz(moment)
  showEffects(moment, later)
}
