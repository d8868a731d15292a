/**
 * One way to load code later (docs/decisions/104-code-that-arrives-late.md), as one lint rule.
 *
 * In the web app, `import()` stands only inside the function that `loadPart` or `latePart` is given,
 * and only the file of `latePart` uses React's `lazy`. Tests may do as they like.
 */
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = /^apps\/web\/app\//
const TEST = /\.(test|spec)\.tsx?$/
const LATE_PART = 'apps/web/app/ui/late-part.tsx'
const LOADERS = new Set(['loadPart', 'latePart'])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

const isGivenToLoader = (node) => {
  let inner = node
  while (inner.parent && !FUNCTIONS.has(inner.type)) inner = inner.parent
  const call = inner.parent
  return (
    call?.type === 'CallExpression' &&
    call.arguments[0] === inner &&
    call.callee.type === 'Identifier' &&
    LOADERS.has(call.callee.name)
  )
}

export const lateParts = {
  create(context) {
    const path = relative(ROOT, context.filename).split(sep).join('/')
    if (!APP.test(path) || TEST.test(path)) return {}
    const reportLazy = (node) =>
      context.report({ node, message: 'Use latePart of #ui/late-part.tsx instead of lazy.' })
    return {
      ImportExpression(node) {
        if (!isGivenToLoader(node))
          context.report({ node, message: 'Import code later by loadPart or latePart only.' })
      },
      ImportSpecifier(node) {
        const { parent, imported } = node
        if (path === LATE_PART || parent.source.value !== 'react') return
        if ((imported.name ?? imported.value) === 'lazy') reportLazy(node)
      },
      MemberExpression(node) {
        if (path === LATE_PART || node.object.name !== 'React') return
        if ((node.property.name ?? node.property.value) === 'lazy') reportLazy(node)
      },
    }
  },
}
