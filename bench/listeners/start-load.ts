import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadAnswer, LoadSetting, LoadTask } from './protocol.ts'

const MAIN = fileURLToPath(new URL('load/main.ts', import.meta.url))

export type Load = {
  /** How long the sign-ups took. */
  readonly signUpSeconds: number
  do(task: LoadTask): Promise<LoadAnswer>
  stop(): Promise<void>
}

/** The process that all requests come from. */
export const startLoad = async (setting: LoadSetting): Promise<Load> => {
  const child = fork(MAIN, [JSON.stringify(setting)])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of the load ended with ${String(code)}.`)
  })
  // The process ends by itself only when something is wrong. `nextAnswer` then throws, so no rejection is lost here.
  ended.catch(() => undefined)
  const nextAnswer = async (): Promise<LoadAnswer> => {
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [LoadAnswer]
    return answer
  }
  const first = await nextAnswer()
  return {
    signUpSeconds: 'ready' in first ? first.ready : Number.NaN,
    do(task) {
      const answer = nextAnswer()
      child.send(task)
      return answer
    },
    async stop() {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
    },
  }
}
