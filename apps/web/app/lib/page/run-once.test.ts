import { expect, it, vi } from 'vitest'
import { runOnce } from './run-once.ts'

it('lets a second caller wait for the run that is under way, and runs no second time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  const once = runOnce(run)
  const seen: string[] = []
  void once()
  const second = once().then(() => seen.push('second'))
  await new Promise((done) => setImmediate(done))
  expect(seen, 'the run is under way').toEqual([])
  resolve()
  await second
  await once()
  expect(run).toHaveBeenCalledOnce()
})

it('gives every caller the failure, and tries again at the next call', async () => {
  const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('lost'))
  const once = runOnce(run)
  const [first, second] = [once(), once()]
  await expect(first).rejects.toThrow('lost')
  await expect(second).rejects.toThrow('lost')
  await once()
  expect(run).toHaveBeenCalledTimes(2)
})
