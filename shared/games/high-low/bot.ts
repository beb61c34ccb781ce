import { greedy } from './bot/greedy.ts'

export const bot = greedy
