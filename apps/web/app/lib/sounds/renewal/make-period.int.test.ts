import { integratedLoudness, measureSeam, repeatLoop } from '@dhvani/audio-measures'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import {
  BUILT_IN_SOUNDS,
  SOUND_LOUDNESS,
  SOUND_SETTINGS,
  type BuiltInSoundId,
} from '@dhvani/catalogue'
import { describe, expect, it } from 'vitest'
import { makePeriod } from './make-period.ts'
import type { PeriodRequest } from './period-protocol.ts'

const MINUTES = 5 * 60_000

const kiss: PeriodRequest = {
  sound: 'asmr-kiss',
  hour: 7,
  index: 1,
  setting: {},
  isShort: false,
  sampleRate: 48_000,
  targetLufs: -24,
  isTexture: false,
}

const claim = (sound: BuiltInSoundId, text: string) => claimOf(import.meta.filename, sound, text)

it(
  'makes a period at the rate of the page, as loud as the file, with its passage',
  { timeout: MINUTES },
  () =>
    prove(claim('asmr-kiss', 'has a period at the rate of the page'), () => {
      const answer = makePeriod(kiss)
      if (!('channels' in answer)) throw new Error(answer.fault)
      expect(answer.channels.map(({ length }) => length)).toEqual([76.8 * 48_000, 76.8 * 48_000])
      expect(Math.abs(integratedLoudness(answer.channels, 48_000) + 24)).toBeLessThan(0.3)
      expect(answer.passage).toBe(2)
    }),
)

it('makes one channel of a texture, as loud on both sides as the file', { timeout: MINUTES }, () =>
  prove(claim('asmr-kiss', 'has one channel as a texture'), () => {
    const answer = makePeriod({ ...kiss, isTexture: true })
    if (!('channels' in answer)) throw new Error(answer.fault)
    const left = answer.channels[0]!
    expect(answer.channels.length).toBe(1)
    const later = (left.length * 49) / 128
    const right = Float32Array.from([...left.subarray(later), ...left.subarray(0, later)])
    expect(Math.abs(integratedLoudness([left, right], 48_000) + 24)).toBeLessThan(0.3)
  }),
)

it('makes a whole period of the quietest place', { timeout: MINUTES }, () =>
  prove(claim('asmr-kiss', 'has a whole period under the covers'), () => {
    const answer = makePeriod({ ...kiss, setting: { place: 'covers' } })
    if (!('channels' in answer)) throw new Error(answer.fault)
    expect(Math.abs(integratedLoudness(answer.channels, 48_000) + 24)).toBeLessThan(0.3)
  }),
)

it('joins no period at a dip that only some blocks of the measure see', { timeout: MINUTES }, () =>
  prove(claim('koel-singing', 'is joined at no dip that some blocks see'), () => {
    const koel = { ...kiss, sound: 'koel-singing', hour: 502, sampleRate: 44_100 } as const
    const answer = makePeriod({
      ...koel,
      index: 46,
      targetLufs: SOUND_LOUDNESS['koel-singing'].target,
    })
    if (!('channels' in answer)) throw new Error(answer.fault)
    const { channels, seams } = repeatLoop(answer.channels, 3)
    expect(measureSeam(channels, 44_100, seams).hole).toBeGreaterThan(-1)
  }),
)

const everyPlace = BUILT_IN_SOUNDS.flatMap(({ id, file, isTexture }) =>
  SOUND_SETTINGS[id].places.map((place) => ({ id, file, isTexture, place: place.id })),
)

describe('a period that is wanted soon', () => {
  it.each(everyPlace)(
    '$id, $place: short, and as loud as the file',
    { timeout: MINUTES },
    ({ id: sound, file, isTexture, place }) =>
      prove(claim(sound, `has a short period, ${place}`), () => {
        const targetLufs = SOUND_LOUDNESS[file].target
        const wish = { ...kiss, sound, isTexture, targetLufs, index: 0, isShort: true }
        const answer = makePeriod({ ...wish, setting: { place } })
        if (!('channels' in answer)) throw new Error(answer.fault)
        const [left, right = left] = answer.channels
        expect(left?.length).toBe(6.4 * 48_000)
        const away = integratedLoudness([left!, right!], 48_000) - targetLufs
        expect(Math.abs(away)).toBeLessThan(1)
        return { 'LU beside the file': away }
      }),
  )
})
