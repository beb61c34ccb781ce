import type { AnyMove, AnyView, Seat } from '../../../shared/game/game.ts'
import { playedToday } from '../../../shared/deal/replay.ts'
import type { Language } from '../../../shared/language.ts'
import type { PublicTable, Review } from '../../../shared/wire/protocol.ts'
import { gameRecord, gameReview } from '../../api.ts'
import { isReviewed, loadRules } from '../../games/load-later.ts'
import type { LostTurn, Story, Told } from '../../kit/story.ts'
import { Replay } from '../../replay/replay.ts'
import { isLostByCards, lostTurn } from '../../replay/review.ts'

type AnyStory = Story<AnyView, AnyMove, unknown>

// Found here and not with the rest of a game: nobody waits for them at their cards.
const stories = import.meta.glob<AnyStory>('../../boards/*/pages/story.ts', { import: 'story' })
const words = import.meta.glob('../../../shared/games/*/words/*/story.ts', { import: 'words' })

/**
 * What is worth telling of the game that is over at a table; null where there is nothing, or nobody knows.
 * @param me the viewer's seat in it
 */
export async function tellStory(
  { code, deal, game, outcome }: PublicTable,
  me: Seat | null,
  language: Language,
): Promise<Told | null> {
  const [story, itsWords] = await Promise.all([
    stories[`../../boards/${game}/pages/story.ts`]?.(),
    words[`../../../shared/games/${game}/words/${language}/story.ts`]?.(),
  ])
  if (!story || !itsWords || outcome === null) return null
  const isLost = outcome.kind === 'together' && !outcome.won
  const [rules, record, review] = await Promise.all([
    loadRules(game),
    gameRecord(code),
    isLost && isReviewed(game) ? gameReview(code) : null,
  ])
  // Meanwhile the table may have played another game to its end.
  if (!record.ok || record.value.deal !== deal) return null
  const played = playedToday(rules, record.value)
  if (played === null) return null
  const replay = new Replay(rules, played, null)
  return story(
    {
      last: replay.last,
      viewAt: (step) => replay.viewAt(step),
      moveTo: (step) => {
        const made = played.steps[step - 1]
        return made !== undefined && 'move' in made ? made.move : null
      },
      whoIs: (seat) => (seat === me ? null : (played.names[seat] ?? '')),
      lost: review?.ok && review.value.deal === deal ? whereLost(review.value) : null,
    },
    itsWords,
  )
}

function whereLost(review: Review): LostTurn | null {
  const turn = lostTurn(review)
  return turn && { ...turn, byCards: isLostByCards(review) }
}
