import { expect, test } from 'vitest'

import highestCard from '../testing/one-file/highest-card.ts'
import { checkPlay } from './check-play.ts'
import { numbers } from './facts.ts'
import type { AnyDefinition, AnyMoveRules } from './layout.ts'

const oneMove = { games: 1, moves: 1, longest: 100 }

test('a move that was offered counts as possible, even if chance never chooses it', () => {
  const ends: AnyMoveRules = { rule: 'HC-04', does: (g) => (g as { end(): void }).end() }
  const moves = { stop: ends, leave: ends, close: ends }
  const ending = { ...highestCard, moves, en: { ...highestCard.en, moves } }
  expect(() => checkPlay(ending as unknown as AnyDefinition, oneMove)).not.toThrow()
})

test('a move with a single choice is tried as often as a move with many', () => {
  const moves: Record<string, AnyMoveRules> = {
    wait: { rule: 'HC-02', choose: { times: numbers(1, 1_000) }, does: () => {} },
    stop: { rule: 'HC-04', does: (g) => void (g as { rest: unknown[] }).rest.pop() },
  }
  const losing = { ...highestCard, moves, en: { ...highestCard.en, moves: { wait: '', stop: '' } } }
  const twentyMoves = { games: 1, moves: 20, longest: 20 }
  expect(() => checkPlay(losing as AnyDefinition, twentyMoves)).toThrow(/`does` of stop/)
})
