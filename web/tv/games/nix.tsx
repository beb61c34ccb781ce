import { nameOf } from '../../boards/nix/scene.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { decodeChip } from '../../../shared/games/nix/rules/chip-codec.ts'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import type { Owner, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { FallingPiece } from '../moments/pictures.tsx'
import type { TelevisionGame } from '../television-game.ts'

export const game: TelevisionGame<Options, View, Words> = {
  task({ turn, hands }, { names, text }) {
    if (turn === null || hands.length < 2) return null
    return text.task.next(names[(turn + 1) % hands.length] ?? '')
  },

  progress: ({ deal, round }, text) => text.dealAndRound(deal, round),

  greatMoment(_before, after, { words, names, text }) {
    const { last } = after
    if (!last || last.ended) return null
    // If both the player and EGON have pushed off a chip, the screen shows only the player's move.
    const shove = [last.played, last.egon].find((one) => one?.off !== undefined)
    if (shove?.off === undefined) return null
    const [by, off] = [decodeChip(shove.chip).owner, decodeChip(shove.off).owner]
    const [name, other] = [by, off].map((owner) => nameOf(owner, names, after) ?? '')
    const row = words.rows[rows[shove.row]]
    return {
      look: 'push',
      word: text.offItGoes,
      sentence:
        by === off ? text.pushesOwn(name ?? '', row) : text.pushes(name ?? '', other ?? '', row),
      owner: pieceOf(by),
      face: by === 'egon' ? 'egon' : 'sly',
      picture: <FallingPiece of={pieceOf(off)} row={shove.row} />,
    }
  },
}

const pieceOf = (owner: Owner) => (owner === 'egon' ? 'automatic' : owner)
