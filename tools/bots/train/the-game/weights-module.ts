import { byteOf, weightOf } from '../../../../shared/games/the-game/bot/net/weight-bytes.ts'

/** Returns the value of a weight after it is stored as a byte and read again. */
export const quantize = (weight: number): number => weightOf(byteOf(weight))

/**
 * Returns the source text of the module with a net's weights. Each string in `made` becomes a
 * comment.
 */
export function weightsModule(weights: Float32Array, made: readonly string[]): string {
  const hex = Array.from(weights, (weight) =>
    (byteOf(weight) & 255).toString(16).padStart(2, '0'),
  ).join('')
  const comments = [...made, 'One byte per weight, in hexadecimal (weight-bytes.ts).']
  const lines = hex.replaceAll(/.{1,96}/g, '  $&\n')
  return `${comments.map((line) => `// ${line}\n`).join('')}export const weights = \`\n${lines}\`\n`
}
