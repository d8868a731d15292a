import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const SERVE = JSON.stringify(join(import.meta.dirname, 'making-messages.ts'))

let folder: string
let child: ChildProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-making-'))
})
afterEach(async () => {
  child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Begins a process whose work is `work`, and waits until it works. */
const begin = async (work: string) => {
  const file = join(folder, 'work.ts')
  await writeFile(
    file,
    `import { serveMaking, tell } from ${SERVE}
const timer = setInterval(() => undefined, 1000)
await serveMaking(
  (order) => { if (order.kind === 'begin') tell({ kind: 'line', line: 'begun' }) },
  async (signal) => { tell({ kind: 'line', line: 'works' }); ${work} },
)
clearInterval(timer)`,
  )
  child = fork(file)
  const ended = once(child, 'exit')
  const [first] = (await once(child, 'message')) as [unknown]
  expect(first).toEqual({ kind: 'line', line: 'works' })
  return { ended }
}

const UNTIL_UNWANTED = `await new Promise((_, reject) => signal.addEventListener('abort', reject))`

it('ends when the process that began it has gone, however that ended', async () => {
  const { ended } = await begin(UNTIL_UNWANTED)
  child.disconnect()
  expect(await ended).toEqual([1, null])
})

it('leaves a signal of the terminal to the process that began it', async () => {
  const { ended } = await begin(UNTIL_UNWANTED)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal)
  const answer = once(child, 'message')
  child.send({ kind: 'begin' })
  expect(await answer).toEqual([{ kind: 'line', line: 'begun' }, undefined])
  child.disconnect()
  await ended
})

it('tells its failure in a sentence', async () => {
  const { ended } = await begin(`throw new Error('ENOSPC: no space left on device, write')`)
  const [failure] = (await once(child, 'message')) as [unknown]
  expect(failure).toEqual({
    kind: 'failed',
    message:
      'The disk is full. Free some space and run the command again: what is complete is kept.',
  })
  expect(await ended).toEqual([1, null])
})

it('ends without a failure when its work is done', async () => {
  const { ended } = await begin('')
  expect(await ended).toEqual([0, null])
})
