import type { AnyLesson } from '../../shared/define-game/lesson.ts'
import type { Language } from '../../shared/language.ts'
import { loadFile } from './game-files.ts'
import type { LoadedLesson } from './load-on-demand.ts'
import { loadDefinition } from './one-file-games.ts'
import { lessonFrom } from './one-file/pages/lesson-from.ts'

// Loads the lessons of single-file games. A page imports this module when it opens such a lesson.

const lessons = import.meta.glob<AnyLesson>('../../shared/games/*.lesson.ts', { import: 'default' })

/**
 * Loads the lesson of a single-file game. If the game has no lesson file, derives the lesson from
 * the definition of the game.
 */
export async function loadOneFileLesson(id: string, language: Language): Promise<LoadedLesson> {
  const definition = await loadDefinition(id)
  const path = `../../shared/games/${id}.lesson.ts`
  const lesson =
    path in lessons
      ? await loadFile(lessons, path)
      : (await import('../../shared/define-game/derived-lesson.ts')).derivedLesson(definition)
  return lessonFrom(definition, lesson, language)
}
