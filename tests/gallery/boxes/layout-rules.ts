import { touchSizes, type Size } from '../sizes.ts'

/** Two kinds of elements that must not overlap. */
export interface Apart {
  readonly one: string
  readonly other: string
  /**
   * A CSS selector. Two elements may overlap if they are inside the same element that matches this
   * selector.
   */
  readonly butWithin?: string
  /** The smallest gap between the two elements in pixels. If it is missing, they may touch. */
  readonly least?: number
  /**
   * Screen sizes that are too small for both elements. The elements may overlap there, since one of
   * them soon disappears by itself.
   */
  readonly butNotAt?: readonly Size[]
  readonly why: string
}

/** An element, such as a main action, that must be visible without scrolling. */
export interface FirstScreen {
  readonly what: string
  readonly why: string
}

export interface Measure {
  readonly firstScreen: string
  readonly unscrolled: string
  readonly fewLines: readonly { readonly what: string; readonly most: number }[]
  readonly fills: readonly { readonly what: string; readonly least: number }[]
  readonly besides: readonly { readonly one: string; readonly other: string }[]
  readonly unbroken: string
  readonly shrinks: readonly { readonly what: string; readonly least: number }[]
  readonly apart: readonly Apart[]
  readonly mayBeHidden: string
  readonly passing: string
  readonly mayBeSmall: string
  /** The smallest size of a tap target in pixels; 0 for screens with a mouse. */
  readonly target: number
}

export const apart: readonly Apart[] = [
  {
    one: '.seat-plate',
    other: '.seat-plate',
    why: 'All plates must be readable and tappable.',
  },
  {
    one: '.seat-plate',
    other: '.top :is(a, button)',
    why: 'The home link and the menu must stay tappable above the plates.',
  },
  {
    one: '.tally-slip',
    other: ':is(.end-slip, .again, .player-panel-text, .hand-card)',
    why: 'The slip with the tally covers neither a result nor a player’s own cards.',
  },
  {
    one: '.seat-speech',
    other: ':is(.seat-plate, .seat-open-cards, .deck, .pile-top, .discard, .spread, .nix-board)',
    butWithin: '.seat',
    why: 'A speech bubble covers only the speaker’s own plate.',
  },
  {
    one: '.seat-speech',
    other: '.seat-speech',
    least: 2,
    why: 'Two players can speak at the same time.',
  },
  {
    one: ':is(.seat-plate, .stage:not(.stage-past) .seat-open-cards)',
    other: ':is(.pile-top, .pile-range, .deck, .discard, .spread, .burnt, .nix-board)',
    why: 'All viewers read the cards on the table.',
  },
  {
    one: '.seat-plate',
    other: ':is(.deck, .burnt, .spread)',
    least: 6,
    why: 'A pile that touches a plate seems to belong to that player.',
  },
  {
    one: '.spread-card',
    other: ':is(.deck, .burnt, .seat-plate, .seat-open-cards)',
    why: 'The earlier cards of a pile fan out around it.',
  },
  {
    one: '.stage-past .seat-open-cards',
    other: ':is(.pile-top, .pile-range, .discard, .spread, .nix-board)',
    why: 'In a replay all hands are shown, and can cover the unused deck.',
  },
  {
    one: ':is(.seat-plate, .seat-open-cards)',
    other: ':is(.player-panel-prompt, .player-panel-actions, .spectator-panel, .my-trio)',
    why: 'The prompt belongs to the viewer.',
  },
  {
    one: '.seat-plate',
    other: '.answer',
    why: 'An answer to the viewer covers no other player.',
  },
  {
    one: ':is(.player-panel-text, .player-panel-facts)',
    other: ':is(.player-panel-actions > *, .player-panel-facts)',
    why: 'The prompt must be readable, and its buttons tappable.',
  },
  {
    one: '.player-panel-actions > *',
    other: '.player-panel-actions > *',
    why: 'A tap must not hit the button beside.',
  },
  {
    one: ':is(.pile-top, .pile-range, .deck, .discard, .demand-tag, .spread, .burnt)',
    other: ':is(.pile-top, .pile-range, .deck, .discard, .demand-tag, .spread, .burnt)',
    butWithin: '.discard',
    why: 'Piles do not overlap.',
  },
  {
    one: ':is(.pile-top, .pile-range, .deck, .discard, .demand-tag, .active-commands, .spread, .burnt, .beat, .nix-board)',
    other:
      ':is(.player-panel-prompt, .player-panel-actions, .hand .card-index, .spectator-panel, .my-trio)',
    why: 'The middle of the table ends above the viewer’s panel.',
  },
  {
    one: ':is(.pile-top, .pile-range, .deck, .discard, .spread)',
    other: '.answer',
    why: 'A refusal is about the piles, so that they stay visible.',
  },
  {
    one: ':is(.pile-top, .deck, .discard, .spread, .burnt, .nix-board)',
    other: '.notice',
    why: 'A player who is asked a question needs to see the piles.',
  },
  {
    one: '.hand .card-index',
    other: ':is(.player-panel-prompt, .player-panel-actions, .answer)',
    why: 'A card of the hand is identified by its index.',
  },
  {
    one: '.hand-row:not(:last-child) .card-index',
    other: '.hand-row:last-child .hand-card',
    why: 'Rank and suit of the row behind must be visible.',
  },
  {
    one: ".one-file[data-crowded='true'] > *",
    other: ".one-file[data-crowded='true'] > *",
    why: 'The parts of a crowded middle stand one beside the other.',
  },
  {
    one: ".one-file[data-crowded='true'] > *",
    other: ':is(.seat-plate, .seat-strip, .player-panel-prompt, .player-panel-actions, .answer)',
    why: 'A crowded middle ends at the name plates and at the viewer’s panel.',
  },
  {
    one: '.chat-slip',
    other:
      ':is(.player-panel-prompt, .player-panel-actions, .hand-card, .seat-plate, .pile-top, .discard)',
    why: 'The chat does not cover the game.',
  },
  {
    one: '.learn-offer',
    other: '.gathering-start > *',
    why: 'A tap that declines the lesson must not deal the cards.',
  },
  {
    one: '.seat-plate',
    other: '.invitation',
    butNotAt: ['low', 'small', 'phone'],
    why: 'The code is read aloud and photographed.',
  },
  {
    one: '.coach',
    other: '.coach-spotlight',
    why: 'The guide does not cover the element that it explains.',
  },
]

export const firstScreen: readonly FirstScreen[] = [
  {
    what: '.sayings .button',
    why: 'All signals are one tap away.',
  },
  {
    what: '.landing .open-table-actions [type=submit]',
    why: 'Most visitors of the landing page open a table.',
  },
  {
    what: '.drawer .sound-settings',
    why: 'The volume is turned down in a hurry.',
  },
]

/** Texts with the maximum number of lines that each may have. */
export const fewLines: readonly {
  readonly what: string
  readonly most: number
  readonly why: string
}[] = [{ what: '.answer-text > p', most: 5, why: 'A refusal is read at a glance.' }]

/** The smallest share of the screen's height that the largest element of each kind must have. */
export const fills: readonly {
  readonly what: string
  readonly least: number
  readonly at: readonly Size[]
  readonly why: string
}[] = [
  {
    what: '.stage:has(.spectator-panel) .middle > *',
    least: 0.36,
    at: ['big'],
    why: 'Spectators read the piles from the other end of a room.',
  },
]

/**
 * Texts that must not break within a word, such as names and prompts. On a television, a word of
 * sixteen letters can break, because smaller letters could not be read from three metres.
 */
export const unbroken =
  ':is(.seat-name:not(.tv *), .menu-tile, .player-panel-text, .player-panel-actions, .beat, .demand-tag, .answer, .coach, .end-facts, .day-deal h2)'

/** Texts that may end in an ellipsis, but only at their smallest font size in pixels. */
export const shrinks: readonly {
  readonly what: string
  readonly least: number
  readonly at: readonly Size[]
}[] = [
  { what: '.seat-name', least: 10, at: touchSizes },
  // These sizes have room for every name.
  { what: '.seat-name', least: 0, at: ['desk', 'wide', 'big', 'uhd'] },
  // The page is scaled on these sizes, so that 16.3 pixels are 12 pixels of the screen.
  { what: '.seat-name', least: 16.3, at: ['laptop', 'netbook'] },
  { what: '.player-panel-text h2', least: 13, at: touchSizes },
]

/** Pairs of elements that must stay side by side on every screen. */
export const besides: readonly {
  readonly one: string
  readonly other: string
  readonly why: string
}[] = [
  {
    one: '.gathering .player-panel-text',
    other: '.gathering .player-panel-facts',
    why: 'The rules are opened beside the name of the game.',
  },
]

/** Scrolling rows that must initially show their first item. */
export const fixedRows = '.game-shelf-row'

/** Overlays that disappear by themselves, or that the viewer dismisses, so they may cover text. */
export const passing =
  '.seat-speech, .reaction-buttons, .answer, .notices, .network-back, .tip-slip-place, .tv-moment, .tv-asked, .tv-message, .tv .paused'

/** Texts that may be hidden. */
export const mayBeHidden: readonly {
  readonly what: string
  /** The sizes on which the text may be hidden. Missing means all sizes. */
  readonly at?: readonly Size[]
  readonly why: string
}[] = [
  { what: '.visually-hidden', why: 'It is for screen readers.' },
  {
    what: ':is(.hand-card, .pile-top) .card :not(.card-index, .card-index *)',
    why: 'A card in a fan or on a flat screen is identified by its index.',
  },
  {
    what: ':is(.end-cards, .end-fan, .end-last) .card *',
    why: 'The cards at the end are a picture; a sentence has the result.',
  },
  {
    what: ':is(.rules-cover .game-box, .rule-picture) *',
    why: 'They are pictures with the text beside them.',
  },
  {
    what: '.pack-index-below *',
    why: 'The lower index of a playing card repeats the upper one.',
  },
  {
    what: ':is(.open-pile, .melds > li) > :not(:last-child) .card :not(.melds .card-index *)',
    why: 'The next card lies on it. In a meld, the upper index stays visible.',
  },
  {
    what: '.chat-slip span',
    why: 'The slip shows the beginning of a message; the chat has all of it.',
  },
  {
    what: ':is(.open-hand, .ranks-hand) .mini-card',
    why: 'Cards that are left overlap; the plate has their number.',
  },
  {
    what: ':is(.pile-card, .discard-card):not(:last-child), .spread-before *',
    why: 'Another card covers it.',
  },
]

/** Tap targets that may be smaller than a thumb. */
export const mayBeSmall: readonly {
  readonly what: string
  /** The sizes on which the target may be smaller. Missing means all sizes. */
  readonly at?: readonly Size[]
  readonly why: string
}[] = [
  { what: '[role=option]', why: 'Cards of a fan overlap.' },
  {
    what: '.board-row',
    at: ['low', 'small'],
    why: 'A short screen has no room for eight large rows; a button above the hand plays the selected cards.',
  },
  {
    what: ".one-file[data-crowded='true'] .row-card",
    at: ['low'],
    why: 'The shortest screen has no room for large cards if other parts are shown; a button above the hand plays the selected cards.',
  },
  {
    what: 'p a, li a, dd a, pre a',
    why: 'A link in a sentence or in code has the height of its line.',
  },
]
