import './learn-offer.css'

import { useState } from 'preact/hooks'

import { lazy } from '../kit/lazy.tsx'
import { words } from '../words/index.ts'
import { isLessonOffered, dismissLesson } from './lesson-offers.ts'

const LessonTable = lazy(() => import('./LessonTable.tsx').then((part) => part.LessonTable))

interface LearnOfferProps {
  readonly game: string
  readonly name: string
}

/** Offers the lesson of a game, until the viewer has taken or declined it in this browser. */
export function LearnOffer({ game, name }: LearnOfferProps) {
  const text = words.value.learn
  const [learns, learn] = useState(false)
  if (learns)
    return (
      <div class="learn-over">
        <LessonTable
          game={game}
          close={() => {
            dismissLesson(game)
            learn(false)
          }}
        />
      </div>
    )
  if (!isLessonOffered(game)) return null
  return (
    <div class="learn-offer">
      <p>{text.isNew(name)}</p>
      <button class="button" data-look="quiet" type="button" onClick={() => learn(true)}>
        {text.show}
      </button>
      <button class="learn-decline" type="button" onClick={() => dismissLesson(game)}>
        {text.no}
      </button>
    </div>
  )
}
