import { integratedLoudness } from '@dhvani/audio-measures'
import { LOOP_LOUDNESS } from '@dhvani/catalogue'
import { BEATBOX } from '@dhvani/catalogue/limits'
import { describe, expect, it } from 'vitest'
import { tonesOf, type TonesId } from './tones-of-figures.ts'

const RATE = 22_050
const SECONDS = 4
/** A difference in decibels that a listener does not hear. */
const NEAR = 0.5

type Tones = ReturnType<typeof tonesOf>

/** Equal power, as a panner of Web Audio gives a mono tone; in the middle a tone has no panner. */
const earsOf = (pan: number): readonly [left: number, right: number] => {
  if (pan === 0) return [1, 1]
  const angle = ((pan + 1) * Math.PI) / 4
  return [Math.cos(angle), Math.sin(angle)]
}

/** The tones as the engine sounds them, without the few milliseconds of their start. */
const sound = (tones: Tones): readonly [left: Float32Array, right: Float32Array] => {
  const ears = [new Float32Array(RATE * SECONDS), new Float32Array(RATE * SECONDS)] as const
  for (const { frequency, gain, pan = 0, start = 0, t60 = Infinity } of tones) {
    const shares = earsOf(pan)
    for (let index = Math.round(start * RATE); index < RATE * SECONDS; index += 1) {
      const time = index / RATE - start
      const value = gain * 10 ** ((-3 * time) / t60) * Math.sin(2 * Math.PI * frequency * time)
      for (const [ear, share] of shares.entries()) ears[ear]![index]! += share * value
    }
  }
  return ears
}

/** In LUFS. */
const loudnessOf = (tones: Tones): number => integratedLoudness([...sound(tones)], RATE)

/** docs/decisions/020-mixer-gain.md */
const faderDecibels = (position: number): number => 40 * Math.log10(position / 100)

/** A loop that stands alone in an article's player, in LUFS. */
const PLAYER =
  LOOP_LOUDNESS +
  faderDecibels(BEATBOX.defaultMasterVolume) +
  faderDecibels(BEATBOX.defaultSlotVolume)

const louder = (tones: Tones, decibels: number): Tones =>
  tones.map((tone) => ({ ...tone, gain: (tone.gain * 10 ** (decibels / 20)) as typeof tone.gain }))

describe.each<TonesId>(['loaded-head', 'plain-skin', 'tones-in-air', 'tones-in-ears', 'bowl'])(
  'what the drawing sounds as %s',
  (id) => {
    it('is as loud as a loop in the player beside it', () => {
      expect(Math.abs(loudnessOf(tonesOf(id, 4)) - PLAYER)).toBeLessThan(NEAR)
    })

    it.each([6, -6])('would be found %i dB away', (change) => {
      const found = loudnessOf(louder(tonesOf(id, 4), change)) - PLAYER
      expect(Math.abs(found)).toBeGreaterThan(2)
    })
  },
)
