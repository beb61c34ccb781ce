import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  API,
  type Checker,
  type Project,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

import { root } from '../../cli/local/build.ts'
import { TypeText } from './type-text.ts'

const games = join(root, 'shared/games')
const frenchCards = join(root, 'shared/define-game/french-cards.ts')

interface Wanted {
  /** The tsconfig of a project that contains the module. */
  readonly project: string
  /** The names of the exports to write; without it, all exports. */
  readonly wanted?: readonly string[]
}

/**
 * Returns the types of a module as the text of one file without imports. Users of the package have
 * neither our sources nor the schema library from which the types are inferred.
 */
export function declarationsOf(entry: string, { project, wanted }: Wanted): string {
  const api = new API({ cwd: root })
  try {
    const [opened] = api.updateSnapshot({ openProjects: [join(root, project)] }).getProjects()
    if (!opened) throw new Error(`there is no project ${project}`)
    return new Declarations(opened).of(join(root, entry), wanted)
  } finally {
    api.close()
  }
}

class Declarations {
  readonly #project: Project
  readonly #checker: Checker

  constructor(project: Project) {
    this.#project = project
    this.#checker = project.checker
  }

  of(entry: string, wanted?: readonly string[]): string {
    const all = this.#exportsOf(entry)
    const entries = wanted ? all.filter(([name]) => wanted.includes(name)) : all
    const types = new Map<string, Symbol>(entries)
    for (const file of ['shared/protocol/protocol.ts', 'shared/game/game.ts'])
      for (const [name, symbol] of this.#exportsOf(join(root, file)))
        if (!types.has(name)) types.set(name, symbol)
    for (const game of readdirSync(games))
      for (const file of ['options.ts', 'rules/cards.ts', 'rules/state.ts'])
        for (const [name, symbol] of this.#exportsOf(join(games, game, file)))
          types.set(`${pascal(game)}${name}`, symbol)
    for (const [name, symbol] of this.#exportsOf(frenchCards)) types.set(`French${name}`, symbol)
    const named = new Map(
      [...types].flatMap(([name, symbol]) => {
        const type = this.#named(symbol)
        return type ? [[name, type] as const] : []
      }),
    )
    const text = new TypeText(this.#checker, named)
    const done = new Map<string, string>()
    for (const [name, symbol] of entries) done.set(name, this.#declared(name, symbol, text))
    // A loop over a `Set` also visits names that are added during the loop. So this covers the
    // types that other types use.
    for (const name of text.used) {
      const symbol = types.get(name)
      if (symbol && !done.has(name)) done.set(name, this.#declared(name, symbol, text))
    }
    return `${[...done.values()].join('\n\n')}\n`
  }

  #exportsOf(file: string): readonly (readonly [string, Symbol])[] {
    const source = this.#project.program.getSourceFile(file)
    const module = source && this.#checker.getSymbolAtLocation(source)
    if (!module) return []
    return this.#checker
      .getExportsOfModule(module)
      .map(
        (symbol) =>
          [
            symbol.name,
            symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
          ] as const,
      )
  }

  /**
   * Returns the type that a symbol declares, if it is printed by its name. Returns null for all
   * other symbols, and for an intrinsic type, a literal or a type parameter.
   */
  #named(symbol: Symbol): Type | null {
    if (!(symbol.flags & (SymbolFlags.TypeAlias | SymbolFlags.Class | SymbolFlags.Interface)))
      return null
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol)
    const isPlain = type.isIntrinsicType() || type.isLiteralType() || type.isTypeParameter()
    return isPlain ? null : type
  }

  #declared(name: string, symbol: Symbol, text: TypeText): string {
    const doc = (of: Symbol) => comment(this.#checker.getDocumentationCommentOfSymbol(of))
    const value =
      symbol.flags & SymbolFlags.Value ? this.#checker.getTypeOfSymbol(symbol) : undefined
    if (symbol.flags & SymbolFlags.Class && value) {
      const type = this.#checker.getDeclaredTypeOfSymbol(symbol)
      return `${doc(symbol)}export declare class ${name} ${text.class(type, value, doc)}`
    }
    if (value) return `${doc(symbol)}export declare const ${name}: ${text.whole(value)}`
    return `${doc(symbol)}export type ${name} = ${text.whole(this.#checker.getDeclaredTypeOfSymbol(symbol))}`
  }
}

const comment = (said: string): string =>
  said === '' ? '' : `/** ${said.replaceAll('\n', '\n * ')} */\n`

const pascal = (game: string): string =>
  game.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
