import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `The ${reason.card} took the pile at ${reason.top} ten back: that is room won.`
      case 'skull':
        return `The ${reason.card} covers the skull, so that nobody is stuck with it.`
      case 'asked':
        return reason.seat === me
          ? `I left the pile at ${reason.top} alone, as you asked.`
          : `I left the pile at ${reason.top} alone, since ${names[reason.seat]} spoke for it.`
      case 'kept':
        return reason.seat === me
          ? `I kept the pile at ${reason.top} free for you.`
          : `I kept the pile at ${reason.top} free for ${names[reason.seat]}.`
      case 'more':
        return `I laid ${reason.count} cards at once: the last one lay so near that it cost next to nothing.`
      case 'small':
        return `From ${reason.top} to ${reason.card} is such a small step that I took it.`
      case 'later':
        return 'A little dearer now, but it leaves us more room for what is to come.'
      case 'least':
        return 'That was the least I could do to our piles.'
    }
  },
}
