/**
 * One file asks for the microphone (docs/decisions/211-recording-a-sound.md): the press that it stands for, and the end of
 * every track, are looked after there. Tests may do as they like.
 */
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const APP = /^apps\/web\/app\//
const TEST = /\.(test|spec)\.tsx?$/
const MICROPHONE = 'apps/web/app/lib/engine/microphone.ts'
const ASKING = 'getUserMedia'

export const oneMicrophone = {
  create(context) {
    const path = relative(ROOT, context.filename).split(sep).join('/')
    if (!APP.test(path) || TEST.test(path) || path === MICROPHONE) return {}
    const report = (node) =>
      context.report({ node, message: 'Ask for the microphone by #lib/engine/microphone.ts only.' })
    return {
      Identifier(node) {
        if (node.name === ASKING) report(node)
      },
      Literal(node) {
        if (node.value === ASKING) report(node)
      },
    }
  },
}
