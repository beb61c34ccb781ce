import { setTimeout as pass } from 'node:timers/promises'

import { closing, subprotocol } from '../../shared/wire/socket.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { encodeFrame, opcodes } from '../../tests/support/sockets/frames.ts'
import type { Trial } from './trial.ts'
import { lobbyComplaints, readHeard } from './laws.ts'
import { openRawSocket, type Handshake } from '../../tests/support/sockets/raw-socket.ts'
import { oddLetters } from './odd.ts'

type Target = { readonly code: string; readonly token: string }

/** Somebody who has no seat and comes to a socket all the same, and what happened that must not. */
export type Stranger = {
  readonly name: string
  readonly come: (trial: Trial, target: Target, dice: Dice) => Promise<string | null>
}

/** Comes, and is sent away with one of these codes before anything is told. */
async function sentAway(
  trial: Trial,
  handshake: Handshake,
  codes: readonly number[],
): Promise<string | null> {
  const messages: string[] = []
  const opened = await openRawSocket(trial.origin, handshake, (message) =>
    messages.push(message.toString()),
  )
  if (!opened.socket) return opened.status < 500 ? null : `answered with ${opened.status}`
  const ending = await Promise.race([opened.socket.ended, pass(10_000, null)])
  opened.socket.hangUp()
  trial.tally.add('lines ended', String(ending?.code ?? 'never'))
  trial.tally.add('layers', ending?.code === 1013 ? 'rate' : 'door')
  if (messages.length > 0) return `is told ${messages[0]}`
  return ending?.code != null && codes.includes(ending.code) ? null : `ended with ${ending?.code}`
}

/** Comes where everybody may, and hears what everybody hears until something is said. */
async function talksBack(
  trial: Trial,
  path: string,
  bytes: Uint8Array,
  complaintAbout: (text: string) => string | null,
): Promise<string | null> {
  let complaint: string | null = null
  const opened = await openRawSocket(trial.origin, { path }, (message) => {
    complaint ??= complaintAbout(message.toString())
  })
  if (!opened.socket) return `no line, but ${opened.status}`
  opened.socket.sendBytes(bytes)
  const ending = await Promise.race([opened.socket.ended, pass(10_000, null)])
  opened.socket.hangUp()
  trial.tally.add('lines ended', String(ending?.code ?? 'never'))
  trial.tally.add('layers', 'rate')
  return complaint ?? (ending?.code === closing.tooFast ? null : `ended with ${ending?.code}`)
}

const seatOf = (code: string): string => `/api/tables/${code}/seat`
const anything = (dice: Dice): Uint8Array =>
  encodeFrame(dice.oneOf([opcodes.text, opcodes.binary]), Buffer.from(dice.oneOf(oddLetters)))

export const strangers: readonly Stranger[] = [
  {
    name: 'a wrong token',
    come: (trial, { code, token }, dice) => {
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
      return sentAway(trial, { path: seatOf(code), protocols }, [closing.wrongToken])
    },
  },
  {
    name: 'a token without the protocol',
    come: (trial, { code, token }, dice) => {
      const protocols = dice.oneOf([
        `seat.${token}`,
        `tischlein.v2, seat.${token}`,
        ',,,',
        subprotocol,
      ])
      return sentAway(trial, { path: seatOf(code), protocols }, [closing.wrongToken])
    },
  },
  {
    name: 'a foreign page with the right token',
    come: (trial, { code, token }, dice) => {
      const Origin = dice.oneOf(['https://elsewhere.test', 'null', 'http://[', `${trial.origin}0`])
      const protocols = `${subprotocol}, seat.${token}`
      return sentAway(trial, { path: seatOf(code), protocols, headers: { Origin } }, [
        closing.wrongOrigin,
      ])
    },
  },
  {
    name: 'a wrong code',
    come: (trial, { code }, dice) => {
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
      return sentAway(trial, { path, protocols: subprotocol }, [
        closing.noSuchTable,
        closing.wrongToken,
      ])
    },
  },
  {
    name: 'a watcher who speaks',
    come: (trial, { code }, dice) =>
      talksBack(trial, `/api/tables/${code}/watch`, anything(dice), (text) => {
        const heard = readHeard(text)
        return 'complaint' in heard ? heard.complaint : null
      }),
  },
  {
    name: 'somebody who speaks to the lobby',
    come: (trial, _, dice) =>
      talksBack(
        trial,
        '/api/lobby/watch',
        anything(dice),
        (text) => lobbyComplaints(text)[0] ?? null,
      ),
  },
]
