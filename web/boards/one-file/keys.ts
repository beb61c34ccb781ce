import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { choiceForDigit } from './choosing.ts'
import { cardNumbered, type Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

type Root = RefObject<HTMLElement | null>

/**
 * Registers the keyboard shortcuts. A digit selects a choice in the middle, or a card of the hand.
 */
export function useKeys(root: Root, scene: Scene, playing: Playing, showsDeal: boolean): void {
  useShortcuts(root, (key) => {
    if (/^\d$/.test(key)) return pickAt(Number(key))
    switch (key.toLowerCase()) {
      case 'arrowdown':
      case 'arrowleft':
      case 'arrowright':
        focusEntry(root.current)
        return true
      case 'arrowup':
        root.current?.querySelector<HTMLElement>('.one-file button:not(:disabled)')?.focus()
        return true
      case 'enter':
        // If an element has the focus, Enter must press that element instead of playing the cards.
        if (document.activeElement !== document.body) return false
        if (showsDeal) playing.goOn()
        else playing.play()
        return true
      case 'escape':
        playing.deselect()
        focusEntry(root.current)
        return true
      case '?':
        playing.showHelp(true)
        return true
      default:
        return false
    }
  })

  // In games in which several cards leave the hand together, selected cards move to the middle.
  // Once all are selected, the focus therefore moves to the button that plays them.
  const isComplete = playing.places > 0 && playing.ready.length > 0
  useLayoutEffect(() => {
    if (isComplete && root.current?.querySelector('.hand')?.contains(document.activeElement))
      root.current.querySelector<HTMLElement>('[data-verb=play]')?.focus()
  }, [isComplete])

  function pickAt(number: number): boolean {
    if (playing.step) {
      const choice = choiceForDigit(playing.step, number)
      if (!choice) return false
      playing.pickChoice(choice)
      // Moves the focus to the choice, so that Enter presses it instead of a card.
      const buttons = root.current?.querySelectorAll<HTMLElement>('.choice')
      buttons?.[playing.step.choices.indexOf(choice)]?.focus()
      return true
    }
    const held = playing.hand[number - 1]
    if (held === undefined) return false
    playing.tap(cardNumbered(scene, held))
    root.current?.querySelector<HTMLElement>(`.hand-card[data-card="${held}"]`)?.focus()
    return true
  }
}
