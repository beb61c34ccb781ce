import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { randomFrom, type Random } from '../../../shared/deal/random.ts'
import type { Moment } from './table.ts'

/** The same moment, whose chance is drawn when it is first asked for: most decisions ask for none. */
export const withChance = (moment: Omit<Moment, 'entropy'>, draw: () => string): Moment =>
  new MomentWithChance(moment, draw)

class MomentWithChance implements Moment {
  readonly now: number
  readonly botPace: number
  readonly pushes: boolean
  readonly #draw: () => string
  #drawn: string | null = null

  constructor({ now, botPace, pushes }: Omit<Moment, 'entropy'>, draw: () => string) {
    this.now = now
    this.botPace = botPace
    this.pushes = pushes
    this.#draw = draw
  }

  get entropy(): string {
    return (this.#drawn ??= this.#draw())
  }
}

/** A key of 32 bytes for one use of a moment's chance: different uses share nothing, so none gives another away. */
export const keyFor = (use: 'secret' | 'bot' | 'pace' | 'name', moment: Moment): string =>
  bytesToHex(sha256(utf8ToBytes(`tischlein.${use}\n${moment.entropy}`)))

export const randomFor = (use: 'bot' | 'pace' | 'name', moment: Moment): Random =>
  randomFrom(keyFor(use, moment))
