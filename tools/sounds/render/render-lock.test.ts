import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withRenderLock } from './render-lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const noWaiting = () => expect.unreachable('nothing holds the lock')

it('lets one piece of work in at a time, and tells the one that waits', async () => {
  const order: string[] = []
  const { promise: busy, resolve: finish } = Promise.withResolvers<void>()
  const first = withRenderLock(folder, noWaiting, async () => {
    order.push('first begins')
    await busy
    order.push('first ends')
  })
  const second = withRenderLock(
    folder,
    () => {
      order.push('second waits')
      finish()
    },
    async () => void order.push('second begins'),
  )
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'second waits', 'first ends', 'second begins'])
})

it('takes over from a process that died, with what it wrote in part, and lets go when the work fails', async () => {
  mkdirSync(join(folder, '.cache'))
  const lock = join(folder, '.cache', 'lock')
  // No process has this number: Linux ends at 4,194,304.
  writeFileSync(lock, '99999999')
  mkdirSync(join(folder, 'small'))
  const halves = ['rain.mp3.99999999.tmp', 'small/rain.mp3.99999999.tmp']
  for (const name of [...halves, 'train.mp3']) writeFileSync(join(folder, name), 'begun')
  await expect(
    withRenderLock(folder, noWaiting, () => Promise.reject(new Error('no space left'))),
  ).rejects.toThrow('no space left')
  expect(existsSync(lock)).toBe(false)
  expect(readdirSync(folder, { recursive: true })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/\.tmp$/)]),
  )
  expect(existsSync(join(folder, 'train.mp3'))).toBe(true)
})
