/**
 * One way to ask the network and to wait for it, as one lint rule.
 *
 * In the web app, only `lib/network/online.ts` listens to the browser's `online` and `offline` events and reads
 * `navigator.onLine`, and only `lib/network/ask.ts` calls `fetch`. Tests may do as they like.
 */
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = /^apps\/web\/app\//
const TEST = /\.test\.tsx?$/
const ONLINE = 'apps/web/app/lib/network/online.ts'
const ASK = 'apps/web/app/lib/network/ask.ts'
const LISTENING = new Set(['addEventListener', 'removeEventListener'])
const CHANGES = new Set(['online', 'offline'])

const nameOf = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name)

export const oneNetwork = {
  create(context) {
    const path = relative(ROOT, context.filename).split(sep).join('/')
    if (!APP.test(path) || TEST.test(path)) return {}
    const reportOnline = (node) =>
      context.report({ node, message: 'Ask #lib/network/online.ts whether the browser is online.' })
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'Identifier' && callee.name === 'fetch' && path !== ASK)
          context.report({ node, message: 'Ask servers by `ask` of #lib/network/ask.ts.' })
        if (path === ONLINE || !LISTENING.has(nameOf(callee))) return
        if (CHANGES.has(node.arguments[0]?.value)) reportOnline(node)
      },
      MemberExpression(node) {
        if (path !== ONLINE && (node.property.name ?? node.property.value) === 'onLine')
          reportOnline(node)
      },
    }
  },
}
