import './dress-table.css'

import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

import { clothNames } from '../../../shared/game/cloths.ts'
import type { Cloth } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { settings } from '../../client/settings.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import { suitShapes } from '../../kit/cards/suit-shapes.ts'
import { clothProps } from '../../kit/cloth.ts'
import { backInks, backs, type BackName } from '../../parts/dress/backs.ts'
import { cloths, type Dress, ownDress } from '../../parts/dress/dress.ts'
import { useGame } from '../../parts/use-game.ts'
import { clothAt } from '../../parts/visible-game.ts'
import { localise } from '../../words/index.ts'
import { dressWords } from '../../words/dress.ts'
import { pieceOwnersAt, PieceChoice } from '../gathering/PieceChoice.tsx'

interface DressTableProps {
  readonly session: TableSession
  readonly table: PublicTable
}

/**
 * The menu page for the table's appearance: the tablecloth, which the host chooses for everyone,
 * and the card backs, suits and piece (player's token), which each viewer chooses.
 */
export function DressTable({ session, table }: DressTableProps) {
  const text = localise(dressWords)
  return (
    <>
      <ClothChoice session={session} table={table} />
      <p class="dress-own">{text.own}</p>
      <BackChoice table={table} />
      <SuitChoice />
      <OwnPiece session={session} table={table} />
    </>
  )
}

/** Lets the host choose the tablecloth. Everyone else sees the current choice. */
function ClothChoice({ session: { model }, table }: DressTableProps) {
  const text = localise(dressWords)
  const { cloth = null, ...withoutCloth } = table
  const own = clothAt(withoutCloth, useGame(table.game))
  const decides = model.isHost.value && table.absentHost === undefined
  const choices = [null, ...clothNames].filter((one) => decides || one === cloth)
  return (
    <Samples title={text.cloth} means={decides ? text.everyone : text.hostChooses} kind="cloth">
      {(group) =>
        choices.map((one) => (
          <label key={one} {...clothProps(one === null ? own : { ...own, ...cloths[one] })}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              checked={one === cloth}
              onChange={() => model.send({ type: 'set-cloth', cloth: one })}
            />
            <span>{one === null ? text.ofGame : text.cloths[one]}</span>
          </label>
        ))
      }
    </Samples>
  )
}

function BackChoice({ table }: { readonly table: PublicTable }) {
  const text = localise(dressWords)
  const ofGame = clothAt(table, useGame(table.game))
  const chosen = ownDress.value?.back ?? null
  const names: readonly (BackName | null)[] = [null, ...(Object.keys(backs) as BackName[])]
  return (
    <Samples title={text.back} kind="back">
      {(group) =>
        names.map((name) => (
          <label key={name} data-back={name ?? ofGame.back} style={inksOf(name, ofGame)}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              checked={name === chosen}
              onChange={() => change({ back: name ?? undefined })}
            />
            <CardBack />
            <span>{name === null ? text.backOfGame : text.backs[name]}</span>
          </label>
        ))
      }
    </Samples>
  )
}

const inksOf = (name: BackName | null, { spot, deep }: Cloth) =>
  backInks(name === null ? { spot, deep } : backs[name])

function SuitChoice() {
  const text = localise(dressWords)
  const isFour = ownDress.value?.fourSuits === true
  return (
    <Samples title={text.suits} kind="suit">
      {(group) =>
        [false, true].map((four) => (
          <label key={four} data-inks={four ? 'four' : 'two'}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              checked={four === isFour}
              onChange={() => change({ fourSuits: four || undefined })}
            />
            <svg viewBox="0 0 430 100" aria-hidden="true">
              {(['spades', 'hearts', 'diamonds', 'clubs'] as const).map((suit, at) => (
                <path
                  key={suit}
                  d={suitShapes[suit]}
                  transform={`translate(${at * 110})`}
                  style={{ fill: `var(--suit-${suit})` }}
                />
              ))}
            </svg>
            <span>{four ? text.fourInks : text.twoInks}</span>
          </label>
        ))
      }
    </Samples>
  )
}

/**
 * Lets the viewer choose a piece (player's token). Before the first game, the viewer's piece
 * changes immediately. Later, the choice is only stored as a favourite for the next table.
 */
function OwnPiece({ session: { model }, table }: DressTableProps) {
  const mine = model.seat.value
  const seat = mine === null || table.phase !== 'gathering' ? null : mine
  return (
    <div>
      <PieceChoice
        others={seat === null ? [] : pieceOwnersAt(table.seats, seat)}
        chosen={seat === null ? settings.piece.value : (table.seats[seat]?.piece ?? seat)}
        choose={(piece) => seat !== null && model.send({ type: 'choose-piece', piece })}
      />
      {seat === null && <p class="dress-means">{localise(dressWords).later}</p>}
    </div>
  )
}

interface SamplesProps {
  readonly title: string
  readonly means?: string
  readonly kind: 'cloth' | 'back' | 'suit'
  readonly children: (group: string) => ComponentChildren
}

/** A group of radio buttons, each with a sample of what it selects. */
function Samples({ title, means, kind, children }: SamplesProps) {
  return (
    <fieldset class={`samples ${kind}-choice`}>
      <legend>
        {title}
        {means !== undefined && <small>{means}</small>}
      </legend>
      <div class="samples-values">{children(useId())}</div>
    </fieldset>
  )
}

/**
 * Changes the viewer's choices of card backs and suits on this device. If all of them are the
 * defaults, `ownDress` becomes null.
 */
function change(changed: { readonly [Key in keyof Dress]: Dress[Key] | undefined }): void {
  const { back, fourSuits } = { ...ownDress.peek(), ...changed }
  const next: Dress = { ...(back && { back }), ...(fourSuits && { fourSuits }) }
  ownDress.value = back || fourSuits ? next : null
}
