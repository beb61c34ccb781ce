import { parseAst } from 'vite'

/**
 * The maximum number of repetitions of a loop in the playground. The loops of a card game repeat
 * about as often as there are cards or seats.
 */
const mostRounds = 100_000

/**
 * Adds a counter to every loop of a module. An endless loop then throws an error with its line,
 * instead of freezing the page of the playground. The line numbers stay the same.
 */
export function guardLoops(code: string): string {
  const inserts: Insert[] = []
  const lineAt = (at: number): number => code.slice(0, at).split('\n').length
  let found = 0
  visit(parseAst(code) as unknown as Node, (node, outer) => {
    if (!isLoop(node)) return
    const counter = `_rounds${found++}`
    // A label must stand directly before its loop, so the counter is declared before the label.
    const whole = outer?.type === 'LabeledStatement' ? outer : node
    const count = `if (++${counter} > ${mostRounds}) throw Object.assign(new Error('this loop does not end'), { line: ${lineAt(node.start)} });`
    inserts.push(
      { at: whole.start, text: `{ let ${counter} = 0; ` },
      { at: node.body.start, text: `{ ${count} ` },
      { at: node.body.end, text: ' }' },
      { at: whole.end, text: ' }' },
    )
  })
  // If one loop ends where another begins, inserts the end first. Sorting keeps the order of all
  // other inserts.
  inserts.sort((one, other) => one.at - other.at || Number(isEnd(other)) - Number(isEnd(one)))
  let text = ''
  let from = 0
  for (const insert of inserts) {
    text += code.slice(from, insert.at) + insert.text
    from = insert.at
  }
  return text + code.slice(from)
}

interface Insert {
  readonly at: number
  readonly text: string
}
const isEnd = ({ text }: Insert): boolean => text === ' }'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Loop extends Node {
  readonly body: Node
}

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
])
const isLoop = (node: Node): node is Loop => loops.has(node.type)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Calls `see` for each node of a syntax tree, outer nodes first, together with its parent node. */
function visit(
  node: Node,
  see: (node: Node, outer: Node | null) => void,
  outer: Node | null = null,
): void {
  see(node, outer)
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, see, node)
}
