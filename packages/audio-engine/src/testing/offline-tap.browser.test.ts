import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { OFFLINE_RATE } from './offline.ts'
import { createOfflineTap } from './offline-tap.ts'

/** Whole quanta, so that a wait of this many frames ends exactly there. */
const BLOCK = 512

/** Keeps the test's thread busy, as other work of the machine does. @param span  in milliseconds */
const beBusy = (span: number) => {
  const from = performance.now()
  while (performance.now() - from < span);
}

it('lets no audio pass while a test acts, though another recording goes on', async () => {
  const tap = await createOfflineTap()
  const source = new ConstantSourceNode(tap.context, { offset: 1 })
  source.connect(tap.context.destination)
  source.start()
  await tap.record(seconds(BLOCK / OFFLINE_RATE))
  const recording = tap.record(seconds(0.5))
  for (let step = 1; step <= 10; step += 1) {
    await tap.record(seconds(BLOCK / OFFLINE_RATE))
    const now = tap.context.currentTime
    beBusy(20)
    expect(tap.context.currentTime).toBe(now)
    source.offset.value = step % 2
  }
  const heard = await recording
  const edges = [...heard.keys()].filter((at) => at > 0 && heard[at] !== heard[at - 1])
  expect(edges).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10].map((step) => step * BLOCK))
})
