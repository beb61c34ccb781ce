import './learn-offer.css'

import { useState } from 'preact/hooks'

import { lazy } from '../kit/lazy.tsx'
import { words } from '../words/index.ts'
import { mayLearn, taught } from './taught.ts'

const Learning = lazy(() => import('./Learning.tsx').then((part) => part.Learning))

interface LearnOfferProps {
  readonly game: string
  readonly name: string
}

/** Offers to be shown a game that this browser has not met. Nobody is asked twice. */
export function LearnOffer({ game, name }: LearnOfferProps) {
  const text = words.value.learn
  const [learns, learn] = useState(false)
  if (learns)
    return (
      <div class="learn-over">
        <Learning
          game={game}
          close={() => {
            taught(game)
            learn(false)
          }}
        />
      </div>
    )
  if (!mayLearn(game)) return null
  return (
    <div class="learn-offer">
      <p>{text.isNew(name)}</p>
      <button class="button" data-look="quiet" type="button" onClick={() => learn(true)}>
        {text.show}
      </button>
      <button class="learn-no" type="button" onClick={() => taught(game)}>
        {text.no}
      </button>
    </div>
  )
}
