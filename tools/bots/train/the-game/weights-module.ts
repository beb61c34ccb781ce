import { byteOf, weightOf } from '../../../../shared/games/the-game/bot/net/weight-bytes.ts'

/** The weight that is left of one when it has been written. */
export const rounded = (weight: number): number => weightOf(byteOf(weight))

/** The file of a net's weights; `made` says how it came to be, a line each. */
export function weightsModule(weights: Float32Array, made: readonly string[]): string {
  const hex = Array.from(weights, (weight) =>
    (byteOf(weight) & 255).toString(16).padStart(2, '0'),
  ).join('')
  const comments = [...made, 'A byte a weight, in hexadecimal: weight-bytes.ts.']
  const lines = hex.replaceAll(/.{1,96}/g, '  $&\n')
  return `${comments.map((line) => `// ${line}\n`).join('')}export const weights = \`\n${lines}\`\n`
}
