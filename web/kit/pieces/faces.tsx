import type { Reaction } from '../../../shared/game/reaction.ts'
import type { Face } from '../motion/faces.ts'
import { ReactionFace } from '../reactions/lazy-reactions.ts'
import { facePath, isFace } from './face-paths.ts'

export function FaceCut({ face }: { readonly face: Face | Reaction }) {
  if (!isFace(face)) return <ReactionFace reaction={face} />
  return <path class="piece-face" fill-rule="evenodd" d={facePath(face)} />
}
