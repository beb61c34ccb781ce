import { atSeat, receiverOf, type Scene } from './scene.ts'

/**
 * Returns the sentence below the prompt, which tells the viewer what matters for the next move.
 * Undefined if there is nothing to tell.
 */
export function detailOf(scene: Scene): string | undefined {
  const { view, isPlayer } = scene
  if (!isPlayer || view.seat === null) return undefined
  return view.isSimultaneous ? choosingDetail(scene, view.seat) : bidDetail(scene, view.seat)
}

function choosingDetail(scene: Scene, me: number): string | undefined {
  const { view, words, names, isMine } = scene
  if (isMine) {
    const others = view.turn.filter((seat) => seat !== me).map((seat) => names[seat] ?? '')
    return others.length === 0 ? undefined : words.kit.othersChoose(others)
  }
  const receiver = receiverOf(scene)
  return receiver === null ? undefined : words.kit.cardsLieReady(names[receiver] ?? '')
}

function bidDetail({ view, parts, words, isMine }: Scene, me: number): string | undefined {
  if (parts.bids === null || parts.taken === null) return undefined
  const bids = (view[parts.bids] ?? []) as readonly (number | null)[]
  const bid = bids[me] ?? null
  const missing = bids.filter((one) => one === null).length
  if (bid === null) return isMine && missing === 1 ? words.kit.bidsLast : undefined
  if (missing > 0) return undefined
  const needed = bid - (atSeat<number>(view, parts.taken, me) ?? 0)
  const isInTrick = parts.tricks.some((zone) => atSeat(view, zone, me) !== null)
  const possible = (view.count[parts.hand]?.[me] ?? 0) + (isInTrick ? 1 : 0)
  return needed < 0 || needed > possible ? words.kit.bidMissed : words.kit.needsTricks(needed)
}
