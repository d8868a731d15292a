/**
 * A text has an element of its own wherever it changes beside siblings, or siblings come and go beside
 * it, as one lint rule (docs/decisions/213-translated-pages.md).
 *
 * A browser that translates a page puts `<font>` in the place of each text. React then writes into
 * texts that are no longer in the page, and fails where it removes them or inserts before them. A text
 * that is alone in its element is safe: React sets the content of the element.
 *
 * The rule knows no types. A value is a text by the end of its name (`label`, `title` …).
 */
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = /^apps\/web\/(app|content)\//

const TEXT_NAME =
  /^nameIn|(label|text|title|name|words?|description|author|licence|device|theme|before|between|after|digits|value|count|number|amount|hint|message|lead|reason|problem)$/i
const TEXT_METHOD = /^(join|toString|toLocaleString|toFixed|slice|trim|replace|replaceAll|format)$/

const isTextName = (name) => name !== undefined && TEXT_NAME.test(name)

const kindOfCall = ({ callee, arguments: given }) => {
  if (callee.type !== 'MemberExpression') return isTextName(callee.name) ? 'changing' : 'element'
  if (callee.object.name === 'm') return given.length > 0 ? 'changing' : 'fixed'
  const { name } = callee.property
  return TEXT_METHOD.test(name) || isTextName(name) ? 'changing' : 'coming'
}

/**
 * @returns whether it is a `fixed` text, a `changing` one, an element, or elements that are `coming` and
 *   going; undefined for nothing
 */
const kindOf = (node) => {
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() === '' ? undefined : 'fixed'
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return kindOf(node.expression)
    case 'JSXEmptyExpression':
      return undefined
    case 'JSXElement':
      return 'element'
    case 'Literal':
      return String(node.value ?? '').trim() === '' ? undefined : 'fixed'
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? 'changing' : 'fixed'
    case 'CallExpression':
      return kindOfCall(node)
    case 'Identifier':
      return isTextName(node.name) ? 'changing' : 'coming'
    case 'MemberExpression':
      return isTextName(node.property.name) ? 'changing' : 'coming'
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return branchesOf(node).every((branch) => !isElementLike(branch)) ? 'changing' : 'coming'
    default:
      return 'coming'
  }
}

const isElementLike = (node) => ['element', 'coming'].includes(kindOf(node))
const isText = (kind) => kind === 'fixed' || kind === 'changing'

const branchesOf = (node) =>
  node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : [node.right]

/** The texts among the branches of a condition that also has elements. */
const textsInside = (node) => {
  if (node.type === 'JSXExpressionContainer') return textsInside(node.expression)
  if (node.type !== 'ConditionalExpression' && node.type !== 'LogicalExpression') return []
  return branchesOf(node).flatMap((branch) =>
    isText(kindOf(branch)) ? [branch] : textsInside(branch),
  )
}

/** @returns the children of a JSX element or fragment that need elements of their own */
export const findTextsAtRisk = (parent) => {
  const children = parent.children
    .map((node) => ({ node, kind: kindOf(node) }))
    .filter(({ kind }) => kind !== undefined)
  const isFragment = parent.type === 'JSXFragment'
  if (children.length < 2 && !isFragment) return []
  return children.flatMap(({ node, kind }) => {
    if (kind === 'coming') return textsInside(node)
    if (!isText(kind)) return []
    const hasCompany = children.some((other) => other.node !== node && other.kind === 'coming')
    return isFragment || kind === 'changing' || hasCompany ? [node] : []
  })
}

export const ownElements = {
  create(context) {
    const path = relative(ROOT, context.filename).split(sep).join('/')
    if (!APP.test(path)) return {}
    const check = (parent) => {
      for (const node of findTextsAtRisk(parent))
        context.report({
          node,
          message: 'Give this text an element of its own: translated pages break without one.',
        })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
