import './story-line.css'

import { useEffect, useState } from 'preact/hooks'

import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useAtTable } from '../../kit/table/at-table.ts'
import type { Told } from '../../kit/story.ts'
import { hashOf } from '../../replay/moment.ts'
import { place, readdress } from '../../router.ts'
import { settings } from '../../settings.ts'
import { tellStory } from './tell-story.ts'

interface StoryLineProps {
  readonly table: PublicTable
  readonly replay: () => void
}

/** The one thing that is worth telling of the game, and the way to where it happened; nothing where there is none. */
export function StoryLine({ table, replay }: StoryLineProps) {
  const me = useAtTable().people.find(({ isMe }) => isMe)?.seat ?? null
  const [told, keep] = useState<Told | null>(null)
  const language = settings.language.value
  const { code, deal } = table
  useEffect(() => {
    let latest = true
    tellStory(table, me, language).then(
      (found) => latest && keep(found),
      () => latest && keep(null),
    )
    return () => {
      latest = false
    }
  }, [code, deal, me, language])
  if (told === null) return null
  const { path, search } = place.value
  const address = path + search + hashOf({ step: told.step, viewer: 'afterwards' })
  return (
    <a
      class="story-line"
      href={address}
      onClick={(event) => {
        event.preventDefault()
        readdress(address)
        replay()
      }}
    >
      <span>{told.text}</span>
      <Icon name="on" />
    </a>
  )
}
