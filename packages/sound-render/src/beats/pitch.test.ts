import { beatsPerMinute, hertz } from '@dhvani/units'
import { toMono, trackPeak } from '@dhvani/audio-measures'
import { createClaimingIt } from '@dhvani/audio-measures/claiming-it'
import { describe, expect } from 'vitest'
import type { Stereo } from '../dsp/stereo.ts'
import { blowBansuri } from './flute/bansuri.ts'
import { FLUTE_NIGHT, FLUTE_PHRASE } from './flute/flute-lines.ts'
import type { BeatKit, KitSamples } from './beat-recipe.ts'
import type { LineNote, Phrase } from './melody-line.ts'
import { SANTOOR_KIT, SANTOOR_NOTES } from './strings/santoor.ts'
import { MEENDS, SITAR_KIT, SITAR_NOTES, meendKey } from './strings/sitar-notes.ts'
import { TANPURA_KIT, TANPURA_STRINGS } from './strings/tanpura.ts'
import { centsOffScale, pitchOf, svaraKey, type Svara } from './svara.ts'
import { sing } from './voice/singer.ts'
import { VOCAL_AALAP, VOCAL_SARGAM } from './voice/songs.ts'

const it = createClaimingIt(import.meta.filename, 'beats')

const SAMPLE_RATE = hertz(44_100)

/** Steady notes may miss just intonation by this much, in cents. */
const TOLERANCE = 8

const rendered = new Map<BeatKit, KitSamples>()

const samplesOf = (kit: BeatKit): KitSamples => {
  const samples = rendered.get(kit) ?? kit.renderSamples(SAMPLE_RATE)
  rendered.set(kit, samples)
  return samples
}

/** Mean distance from a note in cents between two moments, from its strongest low partial. */
const centsOff = (sound: Stereo, svara: Svara, from: number, to: number, partial = 1): number => {
  const target = pitchOf(svara) * partial
  const mono = toMono([sound.left, sound.right]).subarray(
    Math.round(from * SAMPLE_RATE),
    Math.round(to * SAMPLE_RATE),
  )
  const track = trackPeak(mono, {
    sampleRate: SAMPLE_RATE,
    from: target * 0.93,
    to: target * 1.07,
    size: 8192,
    hop: 1024,
  })
  expect(track.length).toBeGreaterThan(0)
  const cents = track.map(({ frequency }) => 1200 * Math.log2(frequency / target))
  return cents.reduce((sum, value) => sum + value, 0) / cents.length
}

it('puts just Bhupali on the scale and a tempered third off it', () => {
  for (const svara of ['S', 'R', 'G', 'P', 'D', "S'", 'P,', 'D,,'] satisfies Svara[])
    expect(Math.abs(centsOffScale(pitchOf(svara)))).toBeLessThan(1e-6)
  expect(centsOffScale(pitchOf('S') * 2 ** (4 / 12))).toBeCloseTo(13.69, 1)
})

describe('sitar', () => {
  it.each(SITAR_NOTES)('plucks %s in tune with either stroke', (svara) => {
    for (const stroke of ['da', 'ra']) {
      const cents = centsOff(samplesOf(SITAR_KIT)[`${stroke}-${svaraKey(svara)}`]!, svara, 0.1, 0.6)
      expect(Math.abs(cents), stroke).toBeLessThan(TOLERANCE)
    }
  })

  it.each(MEENDS)('pulls a meend from %s and arrives in tune on %s', (from, to) => {
    const meend = samplesOf(SITAR_KIT)[meendKey(from, to)]!
    expect(Math.abs(centsOff(meend, to, 0.35, 0.8))).toBeLessThan(TOLERANCE)
  })
})

describe('tanpura and santoor', () => {
  it.each(TANPURA_STRINGS)('tunes the $name string', ({ name, svara }) => {
    for (const take of [1, 2])
      for (const partial of [1, 2])
        expect(
          Math.abs(centsOff(samplesOf(TANPURA_KIT)[`${name}-${take}`]!, svara, 0.3, 1.5, partial)),
        ).toBeLessThan(TOLERANCE)
  })

  it.each(SANTOOR_NOTES)('tunes the course of %s', (svara) => {
    for (const take of [1, 2])
      expect(
        Math.abs(centsOff(samplesOf(SANTOOR_KIT)[`${svaraKey(svara)}-${take}`]!, svara, 0.05, 0.6)),
      ).toBeLessThan(TOLERANCE)
  })
})

/** Notes long enough to be called steady, with the seconds between which they are. */
const steadyNotes = (phrases: readonly Phrase[], tempo: number) =>
  phrases
    .flatMap(({ notes }) => notes)
    .filter(({ beats, gamak }: LineNote) => beats >= 1.25 && !gamak)
    .map(({ beat, beats, note }) => ({
      note,
      from: (beat * 60) / tempo + 0.35,
      to: ((beat + beats) * 60) / tempo - 0.2,
    }))
    .filter(({ from, to }) => to - from > 0.25)

describe.each([60, 120])('lines at %i beats a minute', (tempo) => {
  it.each([FLUTE_PHRASE, FLUTE_NIGHT])('holds the long notes of $loop in tune', (bansuri) => {
    const sound = blowBansuri(bansuri, beatsPerMinute(tempo), SAMPLE_RATE)
    for (const { note, from, to } of steadyNotes(bansuri.phrases, tempo))
      expect(Math.abs(centsOff(sound, note, from, to)), note).toBeLessThan(TOLERANCE)
  })

  it.each([VOCAL_AALAP, VOCAL_SARGAM])('holds the long notes of $loop in tune', (song) => {
    const sound = sing(song, beatsPerMinute(tempo), SAMPLE_RATE)
    for (const { note, from, to } of steadyNotes(song.phrases, tempo))
      expect(Math.abs(centsOff(sound, note, from, to, 2)), note).toBeLessThan(TOLERANCE)
  })
})
