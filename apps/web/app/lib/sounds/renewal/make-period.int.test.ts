import { integratedLoudness } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import { makePeriod } from './make-period.ts'
import type { PeriodRequest } from './period-protocol.ts'

const MINUTES = 5 * 60_000

const kiss: PeriodRequest = {
  file: 'asmr-kiss',
  sound: 'asmr-kiss',
  hour: 7,
  index: 1,
  sampleRate: 48_000,
  targetLufs: -24,
  isTexture: false,
}

it(
  'makes a period at the rate of the page, as loud as the file, with its passage',
  { timeout: MINUTES },
  () => {
    const answer = makePeriod(kiss)
    if (!('channels' in answer)) throw new Error(answer.fault)
    expect(answer.channels.map(({ length }) => length)).toEqual([76.8 * 48_000, 76.8 * 48_000])
    expect(Math.abs(integratedLoudness(answer.channels, 48_000) + 24)).toBeLessThan(0.3)
    expect(answer.passage).toBe(2)
  },
)

it(
  'makes one channel of a texture, as loud on both sides as the file',
  { timeout: MINUTES },
  () => {
    const answer = makePeriod({ ...kiss, isTexture: true })
    if (!('channels' in answer)) throw new Error(answer.fault)
    const [left] = answer.channels
    expect(answer.channels.length).toBe(1)
    expect(Math.abs(integratedLoudness([left!, left!], 48_000) + 24)).toBeLessThan(0.3)
  },
)

it('gives no period for an unknown recipe', () => {
  expect(makePeriod({ ...kiss, file: 'waterfall' })).toEqual({ fault: 'no recipe waterfall' })
})
