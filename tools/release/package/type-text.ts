import { SymbolFlags, type Symbol, TypeFlags, NodeBuilderFlags } from 'typescript/unstable/sync'
import type { Checker, Signature, Type } from 'typescript/unstable/sync'

const asWritten =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType
const callable = 0
const constructible = 1

/**
 * Prints types as text without imports. Inferred types are written out. All properties are
 * readonly, since the values are messages.
 */
export class TypeText {
  readonly #checker: Checker
  readonly #names: ReadonlyMap<number, string>
  readonly #unions: ReadonlyMap<string, string>
  /** The names of types that the printed text uses so far, in the order of their first use. */
  readonly used = new Set<string>()

  /** @param named the types that are printed by their names, with these names */
  constructor(checker: Checker, named: ReadonlyMap<string, Type>) {
    this.#checker = checker
    this.#names = new Map([...named].toReversed().map(([name, type]) => [type.id, name]))
    const unions = [...named].toReversed().filter(([, type]) => type.isUnionType())
    this.#unions = new Map(unions.map(([name, type]) => [keyOf(membersOf(type)), name]))
  }

  /** Returns the name of a type, or its structure if it has no name. */
  of(type: Type): string {
    const name = this.#names.get(type.id)
    return name === undefined ? this.whole(type) : this.#use(name)
  }

  /** Returns the structure of a type, even if the type has a name. */
  whole(type: Type): string {
    if (type.isUnionType()) return this.#union(membersOf(type), false)
    if (type.isIntersectionType()) return this.#members(type)
    if (!(type.flags & TypeFlags.Object))
      return this.#checker.typeToString(type, undefined, asWritten)
    if (this.#checker.isTupleType(type))
      return `readonly [${this.#argumentsOf(type)
        .map((each) => this.of(each))
        .join(', ')}]`
    if (this.#checker.isArrayType(type)) {
      const [item] = this.#argumentsOf(type)
      const text = item ? this.of(item) : 'unknown'
      return `readonly ${/[|&]|=>|^readonly/.test(withoutInner(text)) ? `(${text})` : text}[]`
    }
    const [signature] = this.#checker.getSignaturesOfType(type, callable)
    if (signature) return this.#signature(signature, ' => ')
    return this.#fromLibrary(type) ?? this.#members(type)
  }

  /** Returns the text that follows the name of a class: its base class and its public members. */
  class(type: Type, value: Type, doc: (symbol: Symbol) => string): string {
    const [base] = type.isClassOrInterface() ? this.#checker.getBaseTypes(type) : []
    const inherited = new Set(
      base ? this.#checker.getPropertiesOfType(base).map(({ name }) => name) : [],
    )
    const [made] = this.#checker.getSignaturesOfType(value, constructible)
    const members = this.#propertiesOf(type)
      .filter(({ name }) => !inherited.has(name))
      .map((symbol) => `${doc(symbol)}${this.#member(symbol)}`)
    const parameters = made ? [`constructor${this.#parameters(made)}`] : []
    const above = base?.getSymbol()?.name
    return `${above === undefined ? '' : `extends ${above} `}{\n${indented([...members, ...parameters].join('\n'))}\n}`
  }

  #use(name: string): string {
    this.used.add(name)
    return name
  }

  #union(members: readonly Type[], mayBeNamed: boolean): string {
    const things = members.filter((each) => !isNothing(each))
    const nothings = members.filter(isNothing).map((each) => this.of(each))
    const name = mayBeNamed || nothings.length > 0 ? this.#unions.get(keyOf(things)) : undefined
    if (name !== undefined) return [this.#use(name), ...nothings].join(' | ')
    const isBoolean = things.filter(isTruth).length === 2
    const texts = things.filter((each) => !isBoolean || !isTruth(each)).map((each) => this.of(each))
    return [...texts, ...(isBoolean ? ['boolean'] : []), ...nothings].join(' | ')
  }

  #members(type: Type): string {
    const indices = this.#checker
      .getIndexInfosOfType(type)
      .map(({ keyType, valueType }) => `readonly [key: ${this.of(keyType)}]: ${this.of(valueType)}`)
    const members = this.#propertiesOf(type).map((symbol) => this.#member(symbol))
    const all = [...indices, ...members]
    if (all.length === 0) return 'object'
    const short = `{ ${all.join('; ')} }`
    return short.length < 90 && !short.includes('\n') ? short : `{\n${indented(all.join('\n'))}\n}`
  }

  #member(symbol: Symbol): string {
    const type = this.#checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`the type of ${symbol.name} is unknown`)
    const [signature] = this.#checker.getSignaturesOfType(type, callable)
    if (symbol.flags & SymbolFlags.Method && signature)
      return `${symbol.name}${this.#signature(signature, ': ')}`
    const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0
    const name = /^[\w$]+$/.test(symbol.name) ? symbol.name : `'${symbol.name}'`
    return `readonly ${name}${isOptional ? '?' : ''}: ${isOptional ? this.#present(type) : this.of(type)}`
  }

  /**
   * Returns the text of the type of a property or a parameter, without `undefined`. An optional
   * property without a value is left out of the message, so its value is never `undefined`.
   */
  #present(type: Type): string {
    if (!type.isUnionType()) return this.of(type)
    const members = membersOf(type)
    const present = members.filter(({ flags }) => !(flags & TypeFlags.Undefined))
    return present.length === members.length ? this.of(type) : this.#union(present, true)
  }

  #signature(signature: Signature, arrow: string): string {
    const answer = this.#checker.getReturnTypeOfSignature(signature)
    return `${this.#parameters(signature)}${arrow}${answer ? this.of(answer) : 'void'}`
  }

  #parameters(signature: Signature): string {
    const texts = signature.getParameters().map((parameter, place) => {
      const type = this.#checker.getParameterType(signature, place)
      const isOptional = isLeftOut(parameter)
      // A destructured parameter has no name of its own, so it is printed as `wanted`.
      const name = parameter.name.startsWith('__') ? 'wanted' : parameter.name
      return `${name}${isOptional ? '?' : ''}: ${type ? this.#present(type) : 'unknown'}`
    })
    return `(${texts.join(', ')})`
  }

  /**
   * Returns the name of a built-in type such as `Promise` with its type arguments, or null for
   * other types.
   */
  #fromLibrary(type: Type): string | null {
    const symbol = type.getSymbol()
    const [place] = symbol?.declarations ?? []
    if (!symbol || !place || !/\/lib\.[\w.]+\.d\.ts$/.test(place.path)) return null
    // Returns null for a mapped type such as `Partial`, so that its properties are printed instead.
    if (symbol.flags & SymbolFlags.TypeLiteral) return null
    const texts = this.#argumentsOf(type).map((each) => this.of(each))
    return texts.length === 0 ? symbol.name : `${symbol.name}<${texts.join(', ')}>`
  }

  #argumentsOf(type: Type): readonly Type[] {
    return type.isTypeReference() ? this.#checker.getTypeArguments(type) : []
  }

  /**
   * Returns the public properties of a type. Leaves out brands, whose names begin with two
   * underscores, because they exist only for the compiler.
   */
  #propertiesOf(type: Type): readonly Symbol[] {
    return this.#checker
      .getPropertiesOfType(type)
      .filter(({ name }) => !/^(__|#|\uFFFD?#)|@/.test(name) && name !== 'prototype')
  }
}

const isNothing = ({ flags }: Type): boolean =>
  (flags & (TypeFlags.Null | TypeFlags.Undefined)) !== 0
const isTruth = ({ flags }: Type): boolean => (flags & TypeFlags.BooleanLiteral) !== 0

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

const membersOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? (type.getTypes() ?? []) : [type]
const keyOf = (members: readonly Type[]): string =>
  members
    .map(({ id }) => id)
    .sort()
    .join()

/** Returns the text of a type without brackets and strings, and without the text inside them. */
function withoutInner(text: string): string {
  const outer = text.replaceAll(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>|'[^']*'/g, '')
  return outer === text ? text : withoutInner(outer)
}

/** Returns whether a parameter is optional: it has a question mark or a default value. */
function isLeftOut(parameter: Symbol): boolean {
  const text = parameter.valueDeclaration?.resolve()?.getText() ?? ''
  return /^\w+\?|=[^>]/.test(text)
}
