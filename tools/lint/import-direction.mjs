/**
 * Which way imports may go (ARCHITECTURE.md, "Arrows"), as one lint rule.
 *
 * Every file has a zone, told from its path in the repository. The rule resolves what an import
 * names (a package of ours, an alias or a relative path) to a path, and so to a zone. `arrows.mjs`
 * tells which zones a zone may import. A zone may always import itself.
 */
import { posix, relative, resolve, sep } from 'node:path'
import { ARROWS, ZONES } from './arrows.mjs'
import { lateParts } from './late-parts.mjs'
import { oneMicrophone } from './one-microphone.mjs'
import { oneNetwork } from './one-network.mjs'
import { ownElements } from './own-elements.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** What tests may import besides: the measures of audio, for every package and app. */
const TEST_ARROWS = ['package:audio-measures']

/** What a workspace that is no package of ours offers to others (`exports` in its package.json). */
const WORKSPACES = {
  web: 'apps/web/content/',
  server: 'apps/server/tests/',
  e2e: 'e2e/',
  tools: 'tools/',
  bench: 'bench/',
}

const ALIASES = [
  [/^apps\/web\//, /^#(ui|lib|features|routes|pictures)\//, 'apps/web/app/$1/'],
  [/^apps\/web\//, /^#content\//, 'apps/web/content/'],
  [/^apps\/web\//, /^#icons$/, 'apps/web/app/icons/'],
  [/^apps\/web\//, /^#(messages|locale)$/, 'apps/web/app/messages/'],
  [/^apps\/server\//, /^#(platform|http|start|surfaces|operator)\//, 'apps/server/src/$1/'],
]

const zoneOf = (path) => {
  for (const [pattern, name] of ZONES) {
    const match = pattern.exec(path)
    if (match) return name.replace('$1', match[1])
  }
  return undefined
}

/** @returns the path of what an import names, or undefined for packages that are not ours */
export const targetOf = (path, source) => {
  if (source.startsWith('.')) return posix.join(posix.dirname(path), source)
  const own = /^@dhvani\/([^/]+)(?:\/|$)/.exec(source)
  if (own) return WORKSPACES[own[1]] ?? `packages/${own[1]}/`
  for (const [from, alias, to] of ALIASES)
    if (from.test(path) && alias.test(source)) return posix.normalize(source.replace(alias, to))
  return undefined
}

/** @returns the module that an import names, undefined where the name is put together at run time */
const namedBy = (source) =>
  source?.type === 'TemplateLiteral' && source.expressions.length === 0
    ? source.quasis[0].value.cooked
    : source?.value

const isTest = (path) => /\.(test|spec)\.tsx?$|\/(tests?|testing)\//.test(path)
const kindOf = (zone) => zone.split(':', 1)[0]

const mayImport = (from, to, path) => {
  if (from === to) return true
  const arrows = ARROWS[from] ?? ARROWS[kindOf(from)]
  if (!arrows) return false
  const allowed = isTest(path) ? [...arrows, ...TEST_ARROWS] : arrows
  return allowed.includes(to) || allowed.includes(kindOf(to))
}

/** Only the bench imports parts of a package; every other zone imports the package by its name. */
const reachesInside = (path, source, to) =>
  source.startsWith('.') &&
  kindOf(to) === 'package' &&
  zoneOf(path) !== to &&
  zoneOf(path) !== 'bench'

const rule = {
  create(context) {
    const path = relative(ROOT, context.filename).split(sep).join('/')
    const from = zoneOf(path)
    if (!from) return {}
    const check = (node) => {
      const source = namedBy(node.source)
      if (typeof source !== 'string') return
      const target = targetOf(path, source)
      if (target === undefined) return
      const to = zoneOf(target)
      if (to && mayImport(from, to, path) && !reachesInside(path, source, to)) return
      context.report({
        node,
        message: `${from} may not import ${to ?? target}: see the arrows in ARCHITECTURE.md.`,
      })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      // Types too: `import('./x.ts').Thing` reads what a zone must not know of.
      TSImportType: (node) =>
        check({ ...node, source: node.source ?? node.argument?.literal ?? node.argument }),
    }
  },
}

export default {
  meta: { name: 'dhvani' },
  rules: {
    'import-direction': rule,
    'late-parts': lateParts,
    'one-microphone': oneMicrophone,
    'one-network': oneNetwork,
    'own-elements': ownElements,
  },
}
