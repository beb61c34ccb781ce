import { ChipMark } from './ChipMark.tsx'
import { shovedBy } from '../../../shared/games/nix/rules/chips.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { Playing } from './usePlaying.ts'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'
import type { Owner } from '../../../shared/games/nix/rules/state.ts'
import { decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
import './verbs.css'

interface VerbsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The one fixed place for laying what is chosen, and for the choice of the chip. */
export function Verbs({ scene, playing }: VerbsProps) {
  const { view, words } = scene
  const { move, isMine, superChip } = playing
  const [what, more] = sentences(scene, playing)
  return (
    <div class="verbs">
      <button
        type="button"
        class="icon-button keys"
        aria-label={words.shortcuts.title}
        onClick={() => playing.show('keys')}
      >
        <Icon name="keys" />
      </button>
      {superChip && view.seat !== null && (
        <button
          type="button"
          class="button super"
          aria-pressed={superChip.chosen}
          aria-disabled={superChip.not !== null}
          onClick={playing.tapSuper}
        >
          <span class="super-mark">
            <ChipMark owner={view.seat} super />
          </span>
          <span>
            <span class="super-name">{words.superChip.name}</span>
            <small>{words.superChip[superChip.not ?? 'double']}</small>
          </span>
        </button>
      )}
      {/* Not disabled while it is others' turn: a tap then says so. */}
      <button
        type="button"
        class="button lay"
        data-look={move && isMine ? 'main' : 'waiting'}
        disabled={!move}
        aria-disabled={!move || !isMine}
        onClick={playing.lay}
      >
        {what}
        {more && <small>{more}</small>}
      </button>
      <p class="for-ears" aria-live="polite">
        {move || playing.cards.length > 0 ? `${what} ${more ?? ''}` : ''}
      </p>
    </div>
  )
}

/** What would be laid and whom it pushes; or what is still missing. */
function sentences(
  { view, words, nameOf }: Scene,
  { move, cards, fitting, isMine }: Playing,
): readonly [string, string?] {
  const { verbs } = words
  if (!move) {
    if (cards.length === 0) return [isMine ? verbs.choose : verbs.thinkAhead]
    return fitting.length === 0
      ? [verbs.nothing(cards)]
      : [verbs.which, fitting.map((row) => words.rows[rows[row]]).join(' / ')]
  }
  const { pushed, off } = shovedBy(decodeRows(view.rows)[move.row] ?? [])
  const name = (owner: Owner): string | null => (owner === view.seat ? null : nameOf(owner))
  const moved = [...new Set(pushed.map(({ owner }) => owner))].map(name)
  const what = verbs.lay(move.cards, words.rows[rows[move.row]])
  if (off) return [what, verbs.pushesOff(name(off.owner))]
  return moved.length > 0 ? [what, verbs.pushesOn(moved)] : [what]
}
