import { beatsPerMinute, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createTransport } from './transport.ts'

/** Beats queued ahead of a moment; at 60 a beat is a second. */
const aheadAt = (transport: ReturnType<typeof createTransport>, now: number) => {
  transport.advance(now, false)
  return transport.edge() - (now - 0.11)
}

it('queues 0.2 s ahead, further after a late tick, and then 0.2 s again', () => {
  const transport = createTransport(seconds(0), beatsPerMinute(60))
  for (let now = 0; now < 2; now += 0.025) transport.advance(now, false)
  expect(aheadAt(transport, 2)).toBeCloseTo(0.2, 2)
  expect(aheadAt(transport, 2.5), 'half a second without a tick').toBeCloseTo(0.75, 2)
  for (let now = 2.525; now < 12; now += 0.025) transport.advance(now, false)
  expect(aheadAt(transport, 12)).toBeCloseTo(0.2, 2)
})

it('queues up to the last beat, and goes on from there once the end is taken back', () => {
  const transport = createTransport(seconds(0), beatsPerMinute(60))
  expect(transport.advance(0.11, true, 1)?.to, 'not the 1.5 s of a far queue').toBe(1)
  expect(transport.advance(0.5, true, 1)).toBeUndefined()
  expect(transport.advance(0.6, true)?.from).toBe(1)
  expect(transport.advance(4.11, false, 3)?.to, 'what has passed is not queued late').toBeCloseTo(4)
})
