import { ChipMark, OwnerMark } from './ChipMark.tsx'
import type { Scene } from './scene.ts'
import { pointsOn, totalAt } from '../../../shared/games/nix/rules/scoring.ts'
import type { Chips, Owner, Stock } from '../../../shared/games/nix/rules/state.ts'
import { decodeStock } from '../../../shared/games/nix/rules/chip-codec.ts'
import './players.css'

/** Everybody who has chips: which are theirs, which are left, and how many points they have. */
export function Players(props: {
  readonly scene: Scene
  /** What lies on the board and is not noted yet. */
  readonly rows: readonly Chips[]
}) {
  const { view, owners, words } = props.scene
  const stock = decodeStock(view.stock)
  const onBoard = pointsOn(props.rows, owners)
  return (
    <ul class="nix-players" aria-label={words.players}>
      {owners.map((owner, at) => (
        <Player
          key={owner}
          scene={props.scene}
          owner={owner}
          stock={stock[at] ?? { plain: 0, super: false }}
          total={totalAt(view.scores, at)}
          onBoard={onBoard[at] ?? 0}
        />
      ))}
    </ul>
  )
}

function Player(props: {
  readonly scene: Scene
  readonly owner: Owner
  readonly stock: Stock
  readonly total: number
  /** What their chips would get if the deal ended now. */
  readonly onBoard: number
}) {
  const { owner, stock, total, onBoard } = props
  const { view, words, nameOf } = props.scene
  const began = owner === view.first
  const isMine = owner === view.seat
  const held = owner === 'egon' ? null : (view.hands[owner] ?? 0)
  return (
    <li class="nix-player" data-turn={owner === view.turn} data-mine={isMine}>
      <span class="player-chip" data-thing={`stock-${owner}`}>
        <OwnerMark owner={owner} />
      </span>
      <span class="player-name" aria-hidden="true">
        {began && <i class="began" />}
        {isMine ? words.you : nameOf(owner)}
      </span>
      <span class="player-points" aria-hidden="true">
        <b>{total}</b>
        {onBoard > 0 && <small>+{onBoard}</small>}
      </span>
      <span class="player-stock" aria-hidden="true">
        {Array.from({ length: stock.plain }, (_, each) => (
          <i key={each}>
            <OwnerMark owner={owner} />
          </i>
        ))}
        {stock.super && (
          <i class="super-left">
            <ChipMark owner={owner} super />
          </i>
        )}
      </span>
      {held !== null && (
        <span class="player-held" aria-hidden="true">
          {held}
        </span>
      )}
      <span class="for-ears">
        {words.player({ name: nameOf(owner), total, onBoard, held, began, ...stock })}
      </span>
    </li>
  )
}
