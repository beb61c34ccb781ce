/// <reference types="vite/types/importMeta.d.ts" />
import type { About } from './game.ts'

declare global {
  interface ImportMetaEnv {
    readonly DRAFTS?: boolean
  }
}

/**
 * Whether anybody is shown this game. A draft is played with `npm run dev` alone, which defines this; visitors never meet
 * one that is half done, since no table of it can be opened.
 */
export const isOffered = ({ draft }: About): boolean =>
  draft !== true || import.meta.env?.DRAFTS === true
