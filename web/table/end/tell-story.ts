import type { AnyMove, AnyView, Seat } from '../../../shared/game/game.ts'
import type { Language } from '../../../shared/language.ts'
import type { PublicTable, Review } from '../../../shared/protocol/protocol.ts'
import { fetchGameReview } from '../../client/api.ts'
import { isReviewed, loadExtraWords } from '../../boards/load-on-demand.ts'
import type { LostTurn, Story, StoryEvent } from '../../kit/story.ts'
import { loadReplay } from '../../replay/load-replay.ts'
import { isLostByCards, lostTurn } from '../../replay/review.ts'

type AnyStory = Story<AnyView, AnyMove, unknown>

// Found here and not with the rest of a game: nobody waits for a story at their cards.
const stories = import.meta.glob<AnyStory>('../../boards/*/pages/story.ts', { import: 'story' })

/**
 * What is worth telling of the game that is over at a table; null where there is nothing, or nobody knows.
 * @param me the viewer's seat in it
 */
export async function tellStory(
  { code, deal, game, outcome }: PublicTable,
  me: Seat | null,
  language: Language,
): Promise<StoryEvent | null> {
  const [story, words] = await Promise.all([
    stories[`../../boards/${game}/pages/story.ts`]?.(),
    loadExtraWords(game, language),
  ])
  if (!story || !words || outcome === null) return null
  const [loaded, review] = await Promise.all([
    loadReplay({ code, game }),
    isReviewWanted({ game, outcome }) ? fetchGameReview(code) : null,
  ])
  if (!loaded.ok) return null
  const replay = loaded.value
  const { record } = replay
  // Meanwhile the table may have played another game to its end.
  if (record.deal !== deal) return null
  return story(
    {
      last: replay.last,
      viewAt: (step) => replay.viewAt(step),
      moveTo: (step) => {
        const made = record.steps[step - 1]
        return made !== undefined && 'move' in made ? made.move : null
      },
      whoIs: (seat) => (seat === me ? null : (record.names[seat] ?? '')),
      lost: review?.ok && review.value.deal === deal ? losingTurnOf(review.value) : null,
    },
    words.storyWords,
  )
}

/** Whether its story is where it was lost, which the service has to go through the whole game for. */
export const isReviewWanted = ({ game, outcome }: Pick<PublicTable, 'game' | 'outcome'>): boolean =>
  outcome?.kind === 'cooperative' && !outcome.won && isReviewed(game)

function losingTurnOf(review: Review): LostTurn | null {
  const turn = lostTurn(review)
  return turn && { ...turn, byLuck: isLostByCards(review) }
}
