import { expect, it } from 'vitest'
import { parseBeat } from '@dhvani/share-links/beat-schema'
import { STARTER_BEATS } from './starter-beats.ts'

it('offers three beats that the beatbox can open, from slow to quick', () => {
  expect(STARTER_BEATS.map(({ id }) => id)).toEqual(['dusk', 'concert', 'fair'])
  expect(STARTER_BEATS.map(({ beat }) => beat.tempo)).toEqual([72, 96, 128])
  for (const { beat } of STARTER_BEATS) expect(parseBeat(beat)).toEqual(beat)
})

it('puts several loops into each beat, none of them twice', () => {
  for (const { beat } of STARTER_BEATS) {
    const loops = beat.slots.map(({ loopId }) => loopId)
    expect(loops.length).toBeGreaterThan(1)
    expect(new Set(loops).size).toBe(loops.length)
  }
})
