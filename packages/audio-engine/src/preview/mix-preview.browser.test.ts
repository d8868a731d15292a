import { hertz, percent, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { PeriodNeed } from '../voices/renew.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { mixGain } from '../mixer/output-level.ts'
import {
  amplitudeOf,
  anOfflineEngine,
  TONES,
  toneSound,
  type LiveEngine,
} from '../testing/live-engine.ts'
import { bufferOf, sine } from '../testing/fixtures.ts'
import { audibleLength, peak } from '../testing/measures.ts'
import { renewVoices } from '../voices/renewed-voice.ts'
import { openMixPreview } from './open-mix-preview.ts'

const [low, middle, high] = [toneSound('low'), toneSound('middle'), toneSound('high')]
const MIX = {
  masterVolume: 60,
  tracks: [
    { sound: low, volume: 80 },
    { sound: middle, volume: 35 },
  ],
}

const amplitudes = async ({ tap }: LiveEngine) => {
  await tap.record(seconds(0.5))
  const heard = await tap.record(seconds(0.5))
  return Object.values(TONES).map((tone) => amplitudeOf(heard, tone, tap.context.sampleRate))
}

it('sounds as the mixer plays the same mix, sound by sound', async () => {
  const live = await anOfflineEngine()
  const preview = openMixPreview(live.engine)
  preview.play(MIX)
  expect(preview.getSnapshot()).toEqual({ isPlaying: true, isLoading: true, failed: [] })
  await live.tap.until(() => !preview.getSnapshot().isLoading)
  const previewed = await amplitudes(live)
  preview.pause()
  live.engine.mixer.restore(MIX)
  live.engine.mixer.playAll()
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 2)
  const mixed = await amplitudes(live)
  for (const [index, tone] of [TONES.low, TONES.middle].entries()) {
    const at = Object.values(TONES).indexOf(tone)
    const volume = MIX.tracks[index]?.volume ?? 0
    const faders = MIX.tracks.map((track) => faderGain(percent(track.volume)))
    const expected = 0.25 * faderGain(percent(volume)) * mixGain(percent(60), faders)
    expect(Math.abs(20 * Math.log10((previewed[at] ?? 0) / expected))).toBeLessThan(0.5)
    expect(Math.abs(20 * Math.log10((previewed[at] ?? 0) / (mixed[at] ?? 0)))).toBeLessThan(0.5)
  }
})

it('ends after ten seconds, and the mix comes back as it was', async () => {
  const live = await anOfflineEngine()
  live.engine.mixer.add(high, 100)
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
  const preview = openMixPreview(live.engine)
  preview.play(MIX)
  expect(live.engine.mixer.getSnapshot().isPlaying).toBe(false)
  await live.tap.until(() => !preview.getSnapshot().isLoading)
  await live.tap.until(() => !preview.getSnapshot().isPlaying, seconds(11))
  expect(live.engine.mixer.getSnapshot()).toMatchObject({ isPlaying: true })
  const [lowHeard = 1] = await amplitudes(live)
  expect(lowHeard).toBeLessThan(0.001)
})

it('is heard for ten seconds', async () => {
  const live = await anOfflineEngine()
  const preview = openMixPreview(live.engine)
  preview.play(MIX)
  const heard = await live.tap.record(seconds(13))
  const { sampleRate } = live.tap.context
  expect(Math.abs(audibleLength(heard, sampleRate) - 10)).toBeLessThan(0.5)
  preview.dispose()
  expect(peak(await live.tap.record(seconds(0.2)))).toBe(0)
})

it('plays a sound in its setting, where it is given periods of it', async () => {
  const live = await anOfflineEngine()
  const { sampleRate } = live.tap.context
  const samples = sine(TONES.high, {
    length: seconds(5),
    sampleRate: hertz(sampleRate),
    amplitude: 0.25,
  })
  const needs: PeriodNeed[] = []
  const preview = openMixPreview(live.engine)
  preview.renewWith(
    renewVoices((need) => {
      needs.push(need)
      const period = { buffer: bufferOf([samples], hertz(sampleRate)), passage: seconds(2) }
      return Promise.resolve(need.urgency === 'chosen' ? period : undefined)
    }),
  )
  preview.play({ masterVolume: 100, tracks: [{ sound: { ...low, setting: 'high' }, volume: 100 }] })
  await live.tap.until(() => !preview.getSnapshot().isLoading)
  await live.tap.record(seconds(3.5))
  const [lowHeard = 1, , highHeard = 0] = await amplitudes(live)
  expect(highHeard).toBeGreaterThan(0.2)
  expect(lowHeard).toBeLessThan(0.001)
  expect(needs[0]).toMatchObject({ urgency: 'chosen', sound: { setting: 'high' } })
})

const absent = { id: 'absent', name: 'Absent', url: '/absent.mp3' }

it('stops when none of its sounds can be loaded, and tells which until it plays again', async () => {
  const live = await anOfflineEngine()
  const preview = openMixPreview(live.engine)
  preview.play({ masterVolume: 80, tracks: [{ sound: absent, volume: 50 }] })
  await live.tap.until(() => !preview.getSnapshot().isPlaying)
  expect(live.faults.map(({ soundName }) => soundName)).toEqual(['Absent'])
  expect(preview.getSnapshot()).toEqual({ isPlaying: false, isLoading: false, failed: ['absent'] })
  preview.play(MIX)
  expect(preview.getSnapshot().failed).toEqual([])
})

it('plays the sounds that it has, and tells which one is missing, also after its end', async () => {
  const live = await anOfflineEngine()
  const preview = openMixPreview(live.engine)
  preview.play({ ...MIX, tracks: [...MIX.tracks, { sound: absent, volume: 50 }] })
  await live.tap.until(() => !preview.getSnapshot().isLoading)
  expect(preview.getSnapshot()).toEqual({ isPlaying: true, isLoading: false, failed: ['absent'] })
  const [lowHeard = 0] = await amplitudes(live)
  expect(lowHeard).toBeGreaterThan(0.01)
  await live.tap.until(() => !preview.getSnapshot().isPlaying, seconds(11))
  expect(preview.getSnapshot().failed).toEqual(['absent'])
  preview.pause()
  expect(preview.getSnapshot().failed).toEqual([])
})
