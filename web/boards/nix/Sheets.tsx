import './score-sheet.css'

import { Drawer } from '../../kit/Drawer.tsx'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { placesBy } from '../../../shared/game/places.ts'
import { pieceOf } from './Chip.tsx'

/** The open drawer: the score sheet, or the keyboard shortcuts. */
export function Sheets({ scene, playing }: { readonly scene: Scene; readonly playing: Playing }) {
  const { words } = scene
  const close = (): void => playing.show(null)
  if (playing.open === 'keys') return <ShortcutsSheet shortcuts={words.shortcuts} close={close} />
  return (
    <Drawer title={words.sheet.title} onClose={close}>
      <ScoreSheet scene={scene} />
    </Drawer>
  )
}

const deals = [1, 2, 3, 4]

/**
 * The points of all players, deal by deal. The total of the leader is circled. At the end of the
 * game, players are sorted by rank.
 */
function ScoreSheet({ scene }: { readonly scene: Scene }) {
  const { view, owners, words, nameOf, holdingsOf } = scene
  const totals = owners.map((owner) => holdingsOf(owner).total)
  const places = placesBy(totals)
  const lines = owners.map((owner, at) => ({
    owner,
    at,
    total: totals[at] ?? 0,
    place: places[at] ?? 1,
  }))
  const isBegun = view.scores.length > 0
  return (
    <table class="score-sheet">
      <caption class="visually-hidden">{words.sheet.title}</caption>
      <thead>
        <tr>
          {view.ending && (
            <th scope="col">
              <span class="visually-hidden">{words.sheet.place}</span>
            </th>
          )}
          <td />
          {deals.map((deal) => (
            <th key={deal} scope="col" aria-label={words.deal(deal)}>
              {deal}
            </th>
          ))}
          <th scope="col">{words.sheet.total}</th>
        </tr>
      </thead>
      <tbody>
        {(view.ending ? lines.toSorted((a, b) => a.place - b.place) : lines).map(
          ({ owner, at, total, place }) => (
            <tr key={owner} data-mine={owner === view.seat}>
              {view.ending && (
                <td>
                  <span class="score-sheet-place">{place}</span>
                </td>
              )}
              <th scope="row">
                <span class="score-sheet-name">
                  <Piece of={pieceOf(owner)} />
                  {nameOf(owner) ?? words.you}
                </span>
              </th>
              {deals.map((deal) => (
                <td key={deal}>{view.scores[deal - 1]?.[at]}</td>
              ))}
              <td data-leads={isBegun && place === 1}>{isBegun && <b>{total}</b>}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
