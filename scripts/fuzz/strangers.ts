import { setTimeout as pass } from 'node:timers/promises'

import { closing, subprotocol } from '../../shared/wire/wire.ts'
import type { Dice } from './dice.ts'
import { frameOf, opcodes } from './frames.ts'
import type { House } from './house.ts'
import { lobbyComplaints, readHeard } from './laws.ts'
import { dial, type Handshake } from './line.ts'
import { oddLetters } from './odd.ts'

type Target = { readonly code: string; readonly token: string }

/** Somebody who has no seat and comes to a socket all the same, and what happened that must not. */
export type Stranger = {
  readonly name: string
  readonly come: (house: House, target: Target, dice: Dice) => Promise<string | null>
}

/** Comes, and is sent away with one of these codes before anything is told. */
async function sentAway(
  house: House,
  asked: Handshake,
  codes: readonly number[],
): Promise<string | null> {
  const heard: string[] = []
  const dialled = await dial(house.origin, asked, (text) => heard.push(text))
  if (!dialled.line) return dialled.status < 500 ? null : `answered with ${dialled.status}`
  const ending = await Promise.race([dialled.line.ended, pass(10_000, null)])
  dialled.line.hangUp()
  house.tally.add('lines ended', String(ending?.code ?? 'never'))
  house.tally.add('layers', ending?.code === 1013 ? 'rate' : 'door')
  if (heard.length > 0) return `is told ${heard[0]}`
  return ending?.code != null && codes.includes(ending.code) ? null : `ended with ${ending?.code}`
}

/** Comes where everybody may, and hears what everybody hears until something is said. */
async function talksBack(
  house: House,
  path: string,
  said: Uint8Array,
  complaintAbout: (text: string) => string | null,
): Promise<string | null> {
  let complaint: string | null = null
  const dialled = await dial(house.origin, { path }, (text) => (complaint ??= complaintAbout(text)))
  if (!dialled.line) return `no line, but ${dialled.status}`
  dialled.line.sendBytes(said)
  const ending = await Promise.race([dialled.line.ended, pass(10_000, null)])
  dialled.line.hangUp()
  house.tally.add('lines ended', String(ending?.code ?? 'never'))
  house.tally.add('layers', 'rate')
  return complaint ?? (ending?.code === closing.tooFast ? null : `ended with ${ending?.code}`)
}

const seatOf = (code: string): string => `/api/tables/${code}/seat`
const anything = (dice: Dice): Uint8Array =>
  frameOf(dice.oneOf([opcodes.text, opcodes.binary]), Buffer.from(dice.oneOf(oddLetters)))

export const strangers: readonly Stranger[] = [
  {
    name: 'a wrong token',
    come: (house, { code, token }, dice) => {
      const wrong = dice.oneOf([
        '',
        'A'.repeat(22),
        token.slice(1),
        `${token}A`,
        '__proto__',
        'A'.repeat(4_000),
        `${token} ${token}`,
      ])
      const protocols = `${subprotocol}, seat.${wrong}`
      return sentAway(house, { path: seatOf(code), protocols }, [closing.wrongToken])
    },
  },
  {
    name: 'a token without the protocol',
    come: (house, { code, token }, dice) => {
      const protocols = dice.oneOf([
        `seat.${token}`,
        `tischlein.v2, seat.${token}`,
        ',,,',
        subprotocol,
      ])
      return sentAway(house, { path: seatOf(code), protocols }, [closing.wrongToken])
    },
  },
  {
    name: 'a foreign page with the right token',
    come: (house, { code, token }, dice) => {
      const Origin = dice.oneOf(['https://elsewhere.test', 'null', 'http://[', `${house.origin}0`])
      const protocols = `${subprotocol}, seat.${token}`
      return sentAway(house, { path: seatOf(code), protocols, headers: { Origin } }, [
        closing.wrongOrigin,
      ])
    },
  },
  {
    name: 'a wrong code',
    come: (house, { code }, dice) => {
      const wrong = dice.oneOf([
        'BCDFGH',
        'nonsense',
        code.slice(1),
        `${code}B`,
        '%00',
        '%zz',
        '..%2f',
      ])
      const path = `/api/tables/${wrong}/${dice.oneOf(['seat', 'watch'])}`
      return sentAway(house, { path, protocols: subprotocol }, [
        closing.noSuchTable,
        closing.wrongToken,
      ])
    },
  },
  {
    name: 'a watcher who speaks',
    come: (house, { code }, dice) =>
      talksBack(house, `/api/tables/${code}/watch`, anything(dice), (text) => {
        const heard = readHeard(text)
        return 'complaint' in heard ? heard.complaint : null
      }),
  },
  {
    name: 'somebody who speaks to the lobby',
    come: (house, _, dice) =>
      talksBack(
        house,
        '/api/lobby/watch',
        anything(dice),
        (text) => lobbyComplaints(text)[0] ?? null,
      ),
  },
]
