/**
 * Which way imports may go (ARCHITECTURE.md, "Arrows"), as one lint rule.
 *
 * Every file has a zone, told from its path in the repository. The rule resolves what an import
 * names (a package of ours, an alias or a relative path) to a path, and so to a zone. `ARROWS`
 * tells which zones a zone may import. A zone may always import itself.
 */
import { posix, relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** Packages that pages load. */
const WEB_PACKAGES = ['package:units', 'package:catalogue', 'package:audio-engine']
const SERVER_PACKAGES = ['package:units', 'package:catalogue']

/** First match wins. A `$1` in the name makes every folder of that kind a zone of its own. */
const ZONES = [
  [/^packages\/([^/]+)\//, 'package:$1'],
  [/^apps\/web\/app\/features\/([^/]+)\//, 'feature:$1'],
  [/^apps\/web\/app\/(ui|lib|routes)\//, 'web:$1'],
  [/^apps\/web\/app\/(paraglide|pictures|fonts)\//, 'web:generated'],
  [/^apps\/web\/(content|service-worker)\//, 'web:$1'],
  [/^apps\/web\/app\//, 'web:app'],
  [/^apps\/web\//, 'web:build'],
  [/^apps\/server\/src\/surfaces\/auth\/(routes|http)\//, 'auth:$1'],
  [/^apps\/server\/src\/surfaces\/auth\/([^/]+)\//, 'auth:capability'],
  [/^apps\/server\/src\/surfaces\/auth\//, 'auth:surface'],
  [/^apps\/server\/src\/surfaces\/([^/]+)\//, 'surface:$1'],
  [/^apps\/server\/src\/(platform|http|start|operator)\//, 'server:$1'],
  [/^apps\/server\/src\//, 'server:app'],
  [/^apps\/server\//, 'server:tests'],
  [/^supabase\/functions\//, 'functions'],
  [/^(tools|bench|e2e)\//, '$1'],
]

/** Zones by `kind:` or whole name, and what each may import. */
const ARROWS = {
  'package:units': [],
  package: ['package:units'],
  // Limits and defaults of faders, previews and beats.
  'package:audio-engine': ['package:units', 'package:catalogue'],
  feature: ['web:ui', 'web:lib', 'web:generated', 'web:content', ...WEB_PACKAGES],
  'web:ui': ['web:lib', 'web:generated', ...WEB_PACKAGES],
  'web:lib': ['web:ui', 'web:generated', ...WEB_PACKAGES],
  'web:content': WEB_PACKAGES,
  'web:service-worker': ['package:catalogue'],
  'web:generated': [],
  'web:routes': ['feature', 'web:ui', 'web:lib', 'web:generated', 'web:content', ...WEB_PACKAGES],
  'web:app': ['feature', 'web', ...WEB_PACKAGES],
  'web:build': ['web', 'feature', ...WEB_PACKAGES],
  'auth:capability': ['auth:surface', 'server:platform', ...SERVER_PACKAGES],
  'auth:http': [
    'auth:capability',
    'auth:surface',
    'server:http',
    'server:platform',
    ...SERVER_PACKAGES,
  ],
  'auth:routes': ['auth', 'server:http', 'server:platform', ...SERVER_PACKAGES],
  'auth:surface': ['auth', 'server:http', 'server:platform', ...SERVER_PACKAGES],
  surface: ['server:platform', 'server:http', ...SERVER_PACKAGES],
  'surface:functions': ['functions', 'server:platform', 'server:http', ...SERVER_PACKAGES],
  'server:platform': SERVER_PACKAGES,
  'server:http': ['server:platform', ...SERVER_PACKAGES],
  'server:app': [
    'surface',
    'auth:surface',
    'server:operator',
    'server:http',
    'server:platform',
    ...SERVER_PACKAGES,
  ],
  'server:operator': ['surface', 'auth', 'server', ...SERVER_PACKAGES],
  'server:start': [
    'server:app',
    'server:http',
    'server:platform',
    'server:operator',
    ...SERVER_PACKAGES,
  ],
  'server:tests': ['surface', 'auth', 'server', 'functions', ...SERVER_PACKAGES],
  functions: [],
  tools: ['package', 'web', 'server:app', 'server:start', 'server:tests', 'e2e', 'bench'],
  e2e: ['package', 'server:tests', 'web:content'],
  bench: ['package', 'server:tests', 'e2e', 'tools'],
}

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
  [/^apps\/web\//, /^#(messages|locale)$/, 'apps/web/app/paraglide/$1'],
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
const targetOf = (path, source) => {
  if (source.startsWith('.')) return posix.join(posix.dirname(path), source)
  const own = /^@dhvani\/([^/]+)(?:\/|$)/.exec(source)
  if (own) return WORKSPACES[own[1]] ?? `packages/${own[1]}/`
  for (const [from, alias, to] of ALIASES)
    if (from.test(path) && alias.test(source)) return source.replace(alias, to)
  return undefined
}

const isTest = (path) => /\.(test|spec)\.tsx?$|\/(tests?|testing)\//.test(path)
const kindOf = (zone) => zone.split(':', 1)[0]

const mayImport = (from, to, path) => {
  if (from === to) return true
  const arrows = ARROWS[from] ?? ARROWS[kindOf(from)]
  if (!arrows) return false
  const allowed = isTest(path) ? [...arrows, ...TEST_ARROWS] : arrows
  return allowed.includes(to) || allowed.includes(kindOf(to))
}

/** Only the bench measures parts of a package: everybody else imports the package by its name. */
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
      const source = node.source?.value
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

export default { meta: { name: 'dhvani' }, rules: { 'import-direction': rule } }
