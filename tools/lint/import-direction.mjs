/**
 * Which way imports may go (ARCHITECTURE.md, "Arrows"), as one lint rule.
 *
 * Every file has a zone, told from its path; every import has a zone, told from its text. The
 * table says which zones a zone may import. Features of the web app and surfaces of the server
 * are each a zone of their own, so that none imports another.
 */
const ZONES = [
  [/(^|\/)packages\/([^/]+)\//, (match) => `package:${match[2]}`],
  [/(^|\/)apps\/web\/app\/features\/([^/]+)\//, (match) => `feature:${match[2]}`],
  [/(^|\/)apps\/web\/app\/(ui|lib|routes)\//, (match) => `web:${match[2]}`],
  [/(^|\/)apps\/server\/src\/surfaces\/([^/]+)\//, (match) => `surface:${match[2]}`],
  [/(^|\/)apps\/server\/src\/(platform|http|start)\//, (match) => `server:${match[2]}`],
  [/(^|\/)apps\/(web|server)\//, (match) => `app:${match[2]}`],
]

const zoneOf = (filename) => {
  for (const [pattern, name] of ZONES) {
    const match = pattern.exec(filename)
    if (match) return name(match)
  }
  return undefined
}

const IMPORTS = [
  [
    /^@dhvani\/([^/]+)/,
    (match) => (/^(web|server)$/.test(match[1]) ? `app:${match[1]}` : `package:${match[1]}`),
  ],
  [/^#features\/([^/]+)/, (match) => `feature:${match[1]}`],
  [/^#(ui|lib|routes)(\/|$)/, (match) => `web:${match[1]}`],
  [/^#surfaces\/([^/]+)/, (match) => `surface:${match[1]}`],
  [/^#(platform|http|start)(\/|$)/, (match) => `server:${match[1]}`],
]

const importZone = (source) => {
  for (const [pattern, name] of IMPORTS) {
    const match = pattern.exec(source)
    if (match) return name(match)
  }
  return undefined
}

const kindOf = (zone) => zone.split(':', 1)[0]
const isTest = (filename) => /\.(test|spec)\.tsx?$|\/tests?\//.test(filename)

const WEB_PACKAGES = new Set(['package:units', 'package:catalogue', 'package:audio-engine'])
const SERVER_PACKAGES = new Set(['package:units', 'package:catalogue'])

const mayImport = (from, to) => {
  if (from === to) return true
  switch (kindOf(from)) {
    case 'package':
      if (from === 'package:audio-engine' && to === 'package:catalogue') return true
      return from !== 'package:units' && to === 'package:units'
    case 'feature':
      return to === 'web:ui' || to === 'web:lib' || WEB_PACKAGES.has(to)
    case 'web':
      if (WEB_PACKAGES.has(to)) return true
      if (from === 'web:routes')
        return to === 'web:ui' || to === 'web:lib' || kindOf(to) === 'feature'
      return from === 'web:ui' ? to === 'web:lib' : to === 'web:ui'
    case 'surface':
      return to === 'server:platform' || to === 'server:http' || SERVER_PACKAGES.has(to)
    case 'server':
      if (SERVER_PACKAGES.has(to)) return true
      if (from === 'server:start') return kindOf(to) === 'server' || kindOf(to) === 'surface'
      return from === 'server:http' && to === 'server:platform'
    default:
      if (from === 'app:web')
        return kindOf(to) === 'feature' || kindOf(to) === 'web' || WEB_PACKAGES.has(to)
      return kindOf(to) === 'surface' || kindOf(to) === 'server' || SERVER_PACKAGES.has(to)
  }
}

const rule = {
  create(context) {
    const filename = context.filename.replaceAll('\\', '/')
    const from = zoneOf(filename)
    if (!from) return {}
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const to = importZone(source)
      if (!to || mayImport(from, to)) return
      if (to === 'package:audio-testkit' && isTest(filename)) return
      if (isTest(filename) && kindOf(from) === 'app' && to === 'app:server') return
      context.report({
        node,
        message: `${from} may not import ${to}: see the arrows in ARCHITECTURE.md.`,
      })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'dhvani' }, rules: { 'import-direction': rule } }
