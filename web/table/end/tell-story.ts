import type { AnyMove, AnyView, Seat } from '../../../shared/game/game.ts'
import type { Language } from '../../../shared/language.ts'
import type { PublicTable, Review } from '../../../shared/protocol/protocol.ts'
import { fetchGameReview } from '../../client/api.ts'
import { isReviewed, loadExtraWords } from '../../boards/load-on-demand.ts'
import type { LostTurn, Story, StoryEvent } from '../../kit/story.ts'
import { loadReplay } from '../../replay/load-replay.ts'
import { isLostByCards, lostTurn } from '../../replay/review.ts'

type AnyStory = Story<AnyView, AnyMove, unknown>

// Loaded separately from the board, which must not wait for stories.
const stories = import.meta.glob<AnyStory>('../../boards/*/pages/story.ts', { import: 'story' })

/**
 * Returns the highlight of the finished game at a table; null if there is none.
 * @param me the viewer's seat in that game
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
  // The table may have finished another game in the meantime.
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

/** Whether the story needs the server's review: it names the turn at which a cooperative game was lost. */
export const isReviewWanted = ({ game, outcome }: Pick<PublicTable, 'game' | 'outcome'>): boolean =>
  outcome?.kind === 'cooperative' && !outcome.won && isReviewed(game)

function losingTurnOf(review: Review): LostTurn | null {
  const turn = lostTurn(review)
  return turn && { ...turn, byLuck: isLostByCards(review) }
}
