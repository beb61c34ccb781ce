import type { ComponentChildren } from 'preact'

import type { Clause, Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { lazily } from '../../lazy.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'
import { LetBack, mayAnswer } from '../room/Door.tsx'
import { aboutOf } from '../../games.ts'
import { SameDeal } from '../end/SameDeal.tsx'
import { TableRules } from '../gathering/TableRules.tsx'
import { Invitation } from '../gathering/Invitation.tsx'
import { LeaveDrawer } from './LeaveDrawer.tsx'
import { LogList } from './LogList.tsx'
import { Menu } from './Menu.tsx'
import { PhoneDrawer } from '../gathering/PhoneDrawer.tsx'
import { SeatDrawer } from './SeatDrawer.tsx'
import { TableSwitches } from '../gathering/TableSwitches.tsx'
import type { Visit } from '../model/visit.ts'

const RulesInPlay = lazily(() => import('./RulesInPlay.tsx').then((part) => part.RulesInPlay))

/** Which paper lies over the table. */
export type OpenDrawer =
  | { readonly drawer: 'menu' | 'talk' | 'log' | 'invite' | 'phone' | 'leave' | 'table' }
  | { readonly drawer: 'rules'; readonly clause: Clause | null }
  | { readonly drawer: 'seat'; readonly seat: Seat }

interface RoomDrawersProps {
  readonly open: OpenDrawer | null
  readonly show: (drawer: OpenDrawer | null) => void
  readonly visit: Visit
  readonly table: PublicTable
  readonly talk: ComponentChildren
  /** How many cards each holds; nothing before there are any. */
  readonly held: readonly number[]
  /** Looks back at the whole game; null before it is over. */
  readonly replay: (() => void) | null
  /** A drawer lies over everything else: the one that somebody speaks in holds the answer. */
  readonly answer: ComponentChildren
  readonly say: (text: string) => void
}

export function RoomDrawers(props: RoomDrawersProps) {
  const { open, show, visit, table, talk, held, replay, answer, say } = props
  const text = words.value
  const { model, log } = visit
  const mine = model.seat.value
  const token = visit.token.value
  const close = (): void => show(null)

  switch (open?.drawer) {
    case 'menu':
      return (
        <Menu
          close={close}
          decisions={
            mayDecide(visit, table) ? (
              <>
                {model.hosting.value && <TableSwitches table={table} hosting send={model.send} />}
                {mayAnswer(visit, table) && <LetBack table={table} send={model.send} />}
              </>
            ) : null
          }
          deeds={{
            invite: () => show({ drawer: 'invite' }),
            rules: () => show({ drawer: 'rules', clause: null }),
            log: table.phase === 'gathering' ? null : () => show({ drawer: 'log' }),
            pause:
              mine !== null && table.phase === 'playing' && table.paused === null ? pause : null,
            phone: token === null ? null : () => show({ drawer: 'phone' }),
            leave: mine === null ? null : () => show({ drawer: 'leave' }),
          }}
        />
      )
    case 'talk':
      return (
        <Drawer
          key="talk"
          title={text.talk.title}
          tools={<Tool icon="list" name={text.log.title} act={() => show({ drawer: 'log' })} />}
          onClose={close}
          shape="tall"
        >
          {talk}
          {answer}
        </Drawer>
      )
    case 'log':
      return (
        <Drawer
          key="log"
          title={text.log.title}
          about={text.log.about}
          tools={<Tool icon="chat" name={text.talk.title} act={() => show({ drawer: 'talk' })} />}
          onClose={close}
        >
          <LogList table={table} mine={mine} entries={log.entries.value} />
          {replay !== null && (
            <button
              class="button"
              type="button"
              onClick={() => {
                close()
                replay()
              }}
            >
              <Icon name="play" />
              {text.over.replay}
            </button>
          )}
        </Drawer>
      )
    case 'invite':
      return (
        <Drawer key="invite" title={words.value.invite.title} onClose={close}>
          <Invitation table={table} say={say} />
          {answer}
        </Drawer>
      )
    case 'table': {
      const about = aboutOf(table.game)
      return (
        about !== undefined && (
          <Drawer key="table" title={text.tableRules} about={about.name} onClose={close}>
            <SameDeal table={table} />
            <TableRules
              about={about}
              table={table}
              hosting={model.hosting.value}
              mayAnswer={mayAnswer(visit, table)}
              send={model.send}
              openRules={() => show({ drawer: 'rules', clause: null })}
            />
            {answer}
          </Drawer>
        )
      )
    }
    case 'phone':
      return token === null ? null : <PhoneDrawer code={table.code} token={token} close={close} />
    case 'leave':
      return <LeaveDrawer leave={visit.leave} close={close} />
    case 'rules':
      return (
        <Drawer key="rules" title={text.rules.title} onClose={close} shape="wide">
          <RulesInPlay table={table} clause={open.clause} />
        </Drawer>
      )
    case 'seat': {
      const person = table.seats[open.seat]?.person
      return (
        <SeatDrawer
          table={table}
          seat={open.seat}
          mine={mine}
          token={token}
          held={held[open.seat]}
          hosting={model.hosting.value}
          muted={person !== undefined && log.muted.value.has(person)}
          toggleMute={person === undefined ? null : () => log.toggleMute(person)}
          send={model.send}
          close={close}
        />
      )
    }
    case undefined:
      return null
  }

  function pause(): void {
    model.send({ type: 'pause' })
    close()
  }
}

/** Whether the menu has anything about the table that is the viewer's to decide. */
const mayDecide = (visit: Visit, table: PublicTable): boolean =>
  visit.model.hosting.value || (mayAnswer(visit, table) && table.removed !== undefined)

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  readonly act: () => void
}

const Tool = ({ icon, name, act }: ToolProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={act}>
    <Icon name={icon} />
  </button>
)
