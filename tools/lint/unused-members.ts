import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Finds members of a package's public types that no code outside the package uses.
 *
 * Public are the types and `as const` objects that a package's entries export. A member counts by
 * its name alone, without type information: two types that share a name share its uses. So that a
 * property does not hide a method of the same name, a method (`stop(): void`) must be called,
 * destructured or handed on, while a property may also be read or given in an object. A constant
 * must be read, and its own package may be the reader.
 */

type Node = { readonly type: string; readonly [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): { field: string; child: Node }[] =>
  Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isNode)
      .map((child: Node) => ({ field, child })),
  )

type Visit = (node: Node, parent: Node | undefined, field: string) => void

const walk = (node: Node, visit: Visit, parent?: Node, field = ''): void => {
  visit(node, parent, field)
  for (const { field: name, child } of childrenOf(node)) walk(child, visit, node, name)
}

const parse = (file: string, text: string): Node => parseSync(file, text).program as unknown as Node

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (typeof node.name === 'string') return node.name
  return typeof node.value === 'string' ? node.value : undefined
}

/** Names that files use: called or handed on, read in any way, or read or given in an object. */
type Uses = {
  readonly called: Set<string>
  readonly read: Set<string>
  readonly named: Set<string>
}

/** Places that hand a method on without calling it: `onClick={player.stop}`. */
const HANDED_ON: readonly (readonly [string, string])[] = [
  ['CallExpression', 'callee'],
  ['CallExpression', 'arguments'],
  ['NewExpression', 'arguments'],
  ['JSXExpressionContainer', 'expression'],
  ['Property', 'value'],
  ['VariableDeclarator', 'init'],
  ['AssignmentExpression', 'right'],
  ['ArrowFunctionExpression', 'body'],
  ['ReturnStatement', 'argument'],
]

const collectUses = (program: Node, { called, read, named }: Uses): void => {
  walk(program, (node, parent, field) => {
    if (node.type === 'MemberExpression' && node.computed !== true) {
      const name = nameOf(node.property)
      if (name === undefined) return
      named.add(name)
      read.add(name)
      if (HANDED_ON.some(([type, place]) => parent?.type === type && field === place)) {
        called.add(name)
      }
    }
    if (node.type === 'Property' && node.computed !== true) {
      const name = nameOf(node.key)
      if (name === undefined) return
      named.add(name)
      if (parent?.type !== 'ObjectPattern') return
      called.add(name)
      read.add(name)
    }
  })
}

export type Member = {
  readonly type: string
  readonly name: string
  readonly kind: 'method' | 'property' | 'constant'
}

/** Names of members that a type's own text declares, those of nested object types included. */
const membersIn = (type: string, declaration: Node): Member[] => {
  const found: Member[] = []
  walk(declaration, (node) => {
    const isMethod = node.type === 'TSMethodSignature'
    const name = isMethod || node.type === 'TSPropertySignature' ? nameOf(node.key) : undefined
    if (name !== undefined) found.push({ type, name, kind: isMethod ? 'method' : 'property' })
  })
  return found
}

/** Keys of an object literal, those of nested ones included. */
const keysIn = (type: string, value: Node, kind: Member['kind']): Member[] => {
  const found: Member[] = []
  walk(value, (node, parent) => {
    const name =
      node.type === 'Property' && parent?.type === 'ObjectExpression' ? nameOf(node.key) : undefined
    if (name !== undefined) found.push({ type, name, kind })
  })
  return found
}

const isConstAssertion = (node: unknown): node is Node =>
  isNode(node) &&
  node.type === 'TSAsExpression' &&
  isNode(node.typeAnnotation) &&
  nameOf(node.typeAnnotation.typeName) === 'const' &&
  isNode(node.expression) &&
  node.expression.type === 'ObjectExpression'

/** What one module declares under a name, and what it hands on from elsewhere. */
type Module = {
  readonly declared: ReadonlyMap<string, Node>
  readonly exported: readonly { readonly name: string; readonly from: string | undefined }[]
}

const readModule = (program: Node): Module => {
  const declared = new Map<string, Node>()
  const exported: { name: string; from: string | undefined }[] = []
  for (const statement of program.body as Node[]) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (isNode(declaration)) {
      const all =
        declaration.type === 'VariableDeclaration'
          ? (declaration.declarations as Node[])
          : [declaration]
      for (const one of all) {
        const name = nameOf(one.id)
        if (name === undefined) continue
        declared.set(name, one)
        if (isExport) exported.push({ name, from: undefined })
      }
    }
    for (const specifier of isExport ? (statement.specifiers as Node[]) : []) {
      const name = nameOf(specifier.local)
      if (name !== undefined) exported.push({ name, from: nameOf(statement.source) })
    }
  }
  return { declared, exported }
}

const membersOf = (name: string, { declared }: Module): Member[] => {
  const declaration = declared.get(name)
  switch (declaration?.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration': {
      // A type that zod infers has the members of its schema.
      const inferred: string[] = []
      walk(declaration, (node) => {
        const schema = node.type === 'TSTypeQuery' ? nameOf(node.exprName) : undefined
        if (schema?.endsWith('Schema') === true) inferred.push(schema)
      })
      const schemas = inferred.flatMap((schema) => {
        const node = declared.get(schema)
        return node === undefined ? [] : keysIn(name, node, 'property')
      })
      return [...membersIn(name, declaration), ...schemas]
    }
    case 'VariableDeclarator':
      return isConstAssertion(declaration.init) ? keysIn(name, declaration.init, 'constant') : []
    default:
      return []
  }
}

/** Source text by path; paths only have to be consistent with the imports between them. */
export type Sources = ReadonlyMap<string, string>

/** Members of everything that a package's entries export from modules of their own. */
export const publicMembers = (entries: readonly string[], sources: Sources): Member[] => {
  const read = (file: string) => {
    const text = sources.get(file)
    if (text === undefined) throw new Error(`${file} is exported from and does not exist.`)
    return readModule(parse(file, text))
  }
  return entries.flatMap((entry) => {
    const module = read(entry)
    return module.exported.flatMap(({ name, from }) =>
      membersOf(name, from === undefined ? module : read(join(entry, '..', from))),
    )
  })
}

const usesIn = (sources: Sources): Uses => {
  const uses: Uses = { called: new Set(), read: new Set(), named: new Set() }
  for (const [file, text] of sources) collectUses(parse(file, text), uses)
  return uses
}

/**
 * @param outside  files that are not of the package
 * @param inside   files of the package, which may read its constants
 * @returns the members without a use, as `Type.member`, each once and sorted
 */
export const findUnusedMembers = (
  members: readonly Member[],
  { outside, inside }: { readonly outside: Sources; readonly inside: Sources },
): string[] => {
  const uses = usesIn(outside)
  const ownReads = usesIn(inside).read
  const isUsed = ({ name, kind }: Member) => {
    if (kind === 'method') return uses.called.has(name)
    if (kind === 'property') return uses.named.has(name)
    return uses.read.has(name) || ownReads.has(name)
  }
  const unused = members.filter((member) => !isUsed(member))
  return [...new Set(unused.map(({ type, name }) => `${type}.${name}`))].sort()
}

const ROOT = resolve(import.meta.dirname, '../..')
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router'])
/** Whether a file is a test, or in a folder that only tests import. */
const isTest = (file: string): boolean =>
  /\.(test|spec|test-d)\.tsx?$|(^|\/)(tests?|testing|e2e)\//.test(file)

/** Every source file under the folders, by its path from the root of the repository. */
export const readSources = (folders: readonly string[]): Map<string, string> => {
  const sources = new Map<string, string>()
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) visit(path)
      else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) {
        sources.set(relative(ROOT, path), readFileSync(path, 'utf8'))
      }
    }
  }
  for (const folder of folders) visit(join(ROOT, folder))
  return sources
}

/** @returns the public members of one package of this repository that no code outside it uses */
export const findUnusedMembersOf = (name: string, all: Sources): string[] => {
  const folder = `packages/${name}`
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entries = Object.values(exports).map((entry) => join(folder, entry))
  const code = [...all].filter(([file]) => !isTest(file))
  const isInside = ([file]: readonly [string, string]) => file.startsWith(`${folder}/`)
  return findUnusedMembers(publicMembers(entries, all), {
    inside: new Map(code.filter(isInside)),
    outside: new Map(code.filter((source) => !isInside(source))),
  })
}
