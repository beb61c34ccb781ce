import type { Bot } from '../game.ts'
import { greedy } from './bot/greedy.ts'
import type { Options } from './options.ts'
import type { Move, View } from './state.ts'

export const bot: Bot<Options, Move, never, View> = greedy
