import { glob, readFile } from 'node:fs/promises'
import { dirname, join, matchesGlob } from 'node:path/posix'
import { parseSync } from 'vite'

/** For each file the files that it imports, in whatever way: paths from the root, each once. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const rooms = '{shared,web,worker,testing,scripts,e2e,examples}/**/*'
/** What was built once and is kept as it was is nobody's source. */
const isOurs = (file: string): boolean =>
  !/(^|\/)(node_modules|dist|public\/versions)\//.test(file) &&
  /\.(ts|tsx|js|mjs|css|json)$/.test(file)

/** The files of our rooms below a folder, as paths with slashes. */
export async function filesIn(root: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(rooms, { cwd: root }))
  return files.map((file) => file.replaceAll('\\', '/')).filter(isOurs)
}

export async function importGraph(root: string): Promise<ImportGraph> {
  const files = await filesIn(root)
  const known = new Set(files)
  const graph = new Map<string, string[]>()
  for (const file of files.filter((one) => /\.(ts|tsx|js|mjs)$/.test(one))) {
    const from = (path: string) => join(dirname(file), path)
    const { paths, globs } = importsOf(file, await readFile(join(root, file), 'utf8'))
    const imported = [
      ...paths.filter((path) => path.startsWith('.')).map(from),
      ...globs.flatMap((patterns) => {
        const excluded = patterns.flatMap((one) => (one.startsWith('!') ? from(one.slice(1)) : []))
        const included = patterns.filter((one) => one.startsWith('.')).map(from)
        return files.filter(
          (one) =>
            included.some((pattern) => matchesGlob(one, pattern)) &&
            !excluded.some((pattern) => matchesGlob(one, pattern)),
        )
      }),
    ]
    graph.set(
      file,
      [...new Set(imported)].filter((one) => known.has(one) && one !== file),
    )
  }
  return graph
}

type Imports = {
  /** As they are written: `./moves.ts`, `preact`. */
  readonly paths: readonly string[]
  /** The patterns of each `import.meta.glob`. */
  readonly globs: readonly (readonly string[])[]
}

/**
 * Everything that imports: `import` and `export … from`, for values and for types, `import('…')` as a call and as a type,
 * and `import.meta.glob`. A path that is put together when it runs is not seen.
 */
export function importsOf(file: string, source: string): Imports {
  const { program, module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const atTop = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  // The rest stands anywhere in the code; most files have none of it.
  const nodes = /\bimport\s*[(.]/.test(source) ? nodesOf(program) : []
  const within = nodes
    .filter(({ type }) => type === 'ImportExpression' || type === 'TSImportType')
    .flatMap((node) => textsIn(node['source']))
  const globs = nodes
    .filter((node) => node.type === 'CallExpression' && isGlob(node['callee']))
    .map((node) => textsIn([node['arguments']].flat()[0]))
  return { paths: [...atTop, ...within], globs }
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []
}

const isGlob = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  isNode(callee['object']) &&
  callee['object'].type === 'MetaProperty' &&
  isNode(callee['property']) &&
  callee['property']['name'] === 'glob'

/** Of one text, or of a list of them. */
function textsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'ArrayExpression') return [node['elements']].flat().flatMap(textsIn)
  return typeof node['value'] === 'string' ? [node['value']] : []
}

/** Files of which each leads back to itself: sets of two and more, and no path between two sets both ways. */
export function circlesIn(graph: ImportGraph): string[][] {
  // Tarjan's: a set is closed when its first file is left and nothing in it has led further back.
  const order = new Map<string, number>()
  const earliest = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const circles: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    order.set(file, number)
    let back = number
    stack.push(file)
    open.add(file)
    for (const next of graph.get(file) ?? [])
      if (!order.has(next)) back = Math.min(back, visit(next))
      else if (open.has(next)) back = Math.min(back, earliest.get(next) ?? order.get(next) ?? back)
    earliest.set(file, back)
    if (back === number) {
      const members = stack.splice(stack.indexOf(file))
      for (const member of members) open.delete(member)
      if (members.length > 1) circles.push(members.toSorted())
    }
    return back
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
