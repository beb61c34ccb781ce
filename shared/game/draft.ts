/// <reference types="vite/types/importMeta.d.ts" />
import type { About } from './game.ts'

declare global {
  interface ImportMetaEnv {
    readonly DRAFTS?: boolean
  }
}

/**
 * Whether the service offers this game. A draft is available only with `npm run dev`, which defines `DRAFTS`. On a deployed
 * service, no table of a draft can be opened.
 */
export const isOffered = ({ draft }: About): boolean =>
  draft !== true || import.meta.env?.DRAFTS === true
