import { beatsPerMinute, hertz } from '@dhvani/units'
import { bandOf, createSpectrum, rms, toMono } from '@dhvani/audio-measures'
import { expect, it } from 'vitest'
import { sing } from './singer.ts'
import { VOCAL_AALAP, VOCAL_SARGAM } from './songs.ts'

const SAMPLE_RATE = hertz(44_100)

const aalap = toMono(Object.values(sing(VOCAL_AALAP, beatsPerMinute(120), SAMPLE_RATE)))
const sargam = toMono(Object.values(sing(VOCAL_SARGAM, beatsPerMinute(120), SAMPLE_RATE)))

/** Level in a band between two moments of a signal, in decibels. */
const levelOf = (signal: Float32Array, from: number, to: number, start: number, end: number) =>
  20 *
  Math.log10(
    rms(
      bandOf(signal, SAMPLE_RATE, { from, to }).subarray(start * SAMPLE_RATE, end * SAMPLE_RATE),
    ) + 1e-9,
  )

it('sings aa: first formant near 720 Hz, a dip below 2 kHz, and the ring of a singer above', () => {
  const spectrum = createSpectrum(4096)
  const mean = new Float64Array(2049)
  for (let at = 0.15 * SAMPLE_RATE; at < 0.8 * SAMPLE_RATE; at += 2048)
    spectrum.powerAt(aalap, Math.round(at)).forEach((power, bin) => {
      mean[bin]! += power
    })
  const bin = (frequency: number) => Math.round((frequency * 4096) / SAMPLE_RATE)
  const strongest = mean.indexOf(Math.max(...mean))
  expect((strongest * SAMPLE_RATE) / 4096).toBeGreaterThan(600)
  expect((strongest * SAMPLE_RATE) / 4096).toBeLessThan(900)
  const band = (from: number, to: number) =>
    10 * Math.log10(mean.subarray(bin(from), bin(to)).reduce((sum, power) => sum + power, 0))
  expect(band(2500, 3200)).toBeGreaterThan(band(1600, 2300) + 3)
})

it('hisses before sa and closes its lips before pa', () => {
  // The second sa of the song is due at 5.5 beats, the pa of the third phrase at 9.
  const hiss = levelOf(sargam, 5000, 9000, 2.65, 2.72)
  expect(hiss).toBeGreaterThan(levelOf(sargam, 5000, 9000, 2.55, 2.62) + 8)
  const closed = levelOf(sargam, 300, 4000, 4.445, 4.485)
  expect(closed).toBeLessThan(levelOf(sargam, 300, 4000, 4.55, 4.7) - 10)
})

it('brightens the e of re: its second formant stands where aa has a gap', () => {
  const share = (start: number) =>
    levelOf(sargam, 1900, 2500, start, start + 0.08) -
    levelOf(sargam, 200, 1500, start, start + 0.08)
  // Re at 0.5 beats, ga at 1.
  expect(share(0.31)).toBeGreaterThan(share(0.6) + 6)
})

it('moves on while it holds a vowel: the aa of ga darkens', () => {
  const still = { ...VOCAL_SARGAM, vowels: VOCAL_SARGAM.vowels.filter((_, at) => at % 2 === 0) }
  const held = toMono(Object.values(sing(still, beatsPerMinute(120), SAMPLE_RATE)))
  // The ga on the second beat lasts from 0.5 to 1 s; its fourth partial lies at the second formant.
  const brightness = (signal: Float32Array, start: number) =>
    levelOf(signal, 1250, 1560, start, start + 0.1) - levelOf(signal, 900, 1180, start, start + 0.1)
  const darker = (signal: Float32Array) => brightness(signal, 0.57) - brightness(signal, 0.85)
  expect(darker(sargam)).toBeGreaterThan(darker(held) + 1.5)
})
