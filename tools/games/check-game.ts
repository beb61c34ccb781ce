import { fork, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

import { checkPlay, type PlayCounts } from '../../shared/define-game/check-play.ts'
import { GameFileError } from '../../shared/define-game/game-file-error.ts'
import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import { planLesson, type AnyLesson } from '../../shared/define-game/lesson.ts'
import { lineOfMistake, lineOfPart } from '../../shared/define-game/line-of-part.ts'
import { root } from '../cli/local/build.ts'
import { pathFromHere, Problem, run, say } from '../cli/local/problem.ts'
import { findGameFile } from './find-game.ts'
import { exportsGame, writeIndex } from './index-games.ts'

// `npm run check-game NAME` plays random games by the rules of a single-file game. It reports a
// mistake with its line number, and with the names of moves, zones and facts that the file uses.

/** The first argument of the process that plays the games. The second one is the file. */
const childArgument = '--play'
/** The file descriptor to which that process writes the name of each function before its call. */
const namesDescriptor = 4

const wholeGames = 30
const mostMoves = 2_500
const longestGame = 3_000
/**
 * The time limit for one function of a game's file, in milliseconds. A function that takes longer
 * counts as an endless loop.
 */
const functionTimeout = 4_000

/** A mistake as one sentence with its line, and the file with it: the game's file or its lesson. */
interface Mistake {
  readonly mistake: string
  readonly file: string
  readonly played?: undefined
}

/** The first mistake. Without a mistake, how many games and moves were played. */
export type CheckResult = Mistake | { readonly mistake: null; readonly played: PlayCounts }

/** A mistake in a file that could not even be loaded, or the result of playing its game. */
type Checked = CheckResult & { readonly isLoaded: boolean }

/**
 * Checks a game's file and its lesson. Loads the file, plays random games, and then compiles the file.
 * A mistake on loading comes first, because `defineGame` describes a missing part better than the
 * compiler. The compiler's mistake comes before one of the random games, because the compiler
 * describes a wrong name better: in the games, a player would only have no move.
 */
export async function checkGame(file: string): Promise<CheckResult> {
  const checked = await checkFile(file)
  return (checked.isLoaded ? compilerMistake(file) : null) ?? checked
}

/**
 * Plays random games of the single-file game in `file`, in a process of its own. An endless loop can
 * be stopped there without harm; to end a thread in a loop sometimes crashed the whole process.
 */
export function checkFile(file: string, timeout = functionTimeout): Promise<Checked> {
  return new Promise((done) => {
    let where = 'the file'
    const child = fork(import.meta.filename, [childArgument, file], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
    })
    const expire = (): void => {
      const line = lineText(lineOfPart(readFileSync(file, 'utf8'), where))
      const mistake = `${line}${where} has not returned after ${timeout / 1_000} s`
      done({ mistake, file, isLoaded: where !== 'the file' })
      child.kill('SIGKILL')
    }
    // The time limit begins with the first name, because a busy machine starts a process slowly.
    let timer: NodeJS.Timeout | undefined
    let text = ''
    const names = child.stdio[namesDescriptor] as Readable
    names.setEncoding('utf8').on('data', (more: string) => {
      clearTimeout(timer)
      const lines = `${text}${more}`.split('\n')
      text = lines.pop() ?? ''
      where = lines.at(-1) ?? where
      // On a busy machine, this process can be the one that is late. So it first reads the names
      // that have arrived, which happens between two timers.
      timer = setTimeout(() => (timer = setTimeout(expire, 1)), timeout)
    })
    child.on('message', (checked: Checked) => {
      clearTimeout(timer)
      done(checked)
    })
    child.on('close', () => {
      clearTimeout(timer)
      done({ mistake: `${where} has ended the process`, file, isLoaded: where !== 'the file' })
    })
  })
}

/** Returns a text such as `line 12: ` for the line of the file that has the mistake. */
function lineIn(file: string, error: unknown): string {
  const { stack = '' } = ((error as Error).cause ?? error) as Error
  const called = stack.split('\n').find((one) => one.includes(basename(file))) ?? ''
  const thrown = Number(/:(\d+):\d+\)?$/.exec(called)?.[1] ?? 0)
  return lineText(lineOfMistake(readFileSync(file, 'utf8'), error, thrown))
}

const lineText = (line: number): string => (line > 0 ? `line ${line}: ` : '')

/**
 * Writes the name of a function for the parent process before the function is called. If the
 * function never returns, the parent then knows its name. Waits until the name is written: messages
 * to the parent would wait for the end of all games if the parent reads slowly.
 */
function entering(where: string): void {
  if (process.send) writeSync(namesDescriptor, `${where}\n`)
}

async function check(file: string): Promise<Checked> {
  let isLoaded = false
  try {
    checkSyntax(file)
    const { default: game } = await import(pathToFileURL(file).href)
    if (!game) throw new GameFileError('the file', 'there is no `export default defineGame({ … })`')
    checkFound(file, game as AnyDefinition)
    isLoaded = true
    const played = checkPlay(game as AnyDefinition, {
      games: wholeGames,
      moves: mostMoves,
      longest: longestGame,
      entering,
    })
    const lessonFile = file.replace(/\.ts$/, '.lesson.ts')
    const mistake = await mistakeInLesson(lessonFile, game as AnyDefinition)
    return mistake === null
      ? { mistake, played, isLoaded }
      : { mistake, file: lessonFile, isLoaded }
  } catch (error) {
    return { mistake: sentenceFor(file, error), file, isLoaded }
  }
}

/** Checks the syntax of a file. The error of an import would not contain the line. */
function checkSyntax(file: string): void {
  try {
    stripTypeScriptTypes(readFileSync(file, 'utf8'))
  } catch (error) {
    const { message, stack = '' } = error as Error
    // The stack of a syntax error begins with the number of the line.
    throw Object.assign(new SyntaxError(message), { stack: `${file}${/^:\d+/.exec(stack)?.[0]}:1` })
  }
}

/** Returns a sentence about an error, with the line and the part of the file. */
function sentenceFor(file: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const isPlaced = error instanceof GameFileError && !text.includes(error.where)
  return `${lineIn(file, error)}${isPlaced ? `${text} in ${error.where}` : text}`
}

/**
 * Checks that the list of games finds the game, and that it has the name of its file. Tables find a
 * game by its `id`, but commands, lessons and the list of games find it by the name of the file.
 */
function checkFound(file: string, { id }: AnyDefinition): void {
  if (!exportsGame(file))
    throw new GameFileError(
      '`defineGame`',
      'the list of games only finds a line that begins with `export default defineGame(`',
    )
  const name = basename(file, '.ts')
  if (id !== name) throw new GameFileError('`id`', `“${id}” is not the name of the file, “${name}”`)
}

/**
 * Returns the first mistake in the lesson of a game; null if there is no mistake, or no file with a
 * lesson.
 */
async function mistakeInLesson(file: string, game: AnyDefinition): Promise<string | null> {
  if (!existsSync(file)) return null
  entering('the lesson')
  try {
    const { default: lesson } = await import(pathToFileURL(file).href)
    planLesson(game, lesson as AnyLesson)
    return null
  } catch (error) {
    return sentenceFor(file, error)
  }
}

/**
 * Compiles the file of a game and its lesson. Returns the first error with its line; null if there is
 * no error.
 */
export function compilerMistake(file: string): Mistake | null {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-check-'))
  try {
    const files = [file, file.replace(/\.ts$/, '.lesson.ts')].filter((one) => existsSync(one))
    const config = { extends: join(root, 'tsconfig.json'), files }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
    const [, where = '', line, mistake] =
      /^(.+)\((\d+),\d+\): error TS\d+: (.*)$/m.exec(stdout) ?? []
    return mistake === undefined
      ? null
      : { mistake: `line ${line}: ${mistake}`, file: resolve(where) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[2] === childArgument) {
  entering('the file')
  process.send?.(await check(process.argv[3] ?? ''), () => process.disconnect())
} else if (process.argv[1] === import.meta.filename)
  await run(async () => {
    const [name] = process.argv.slice(2)
    const file = findGameFile(name, 'check-game')
    const result = await checkGame(file)
    if (result.mistake !== null)
      throw new Problem(`${pathFromHere(result.file)}: ${result.mistake}`)
    const { games, moves } = result.played
    say(`${name}: ${games} games with ${moves} random moves show no mistake.`)
    await writeIndex()
  })
