import { percent, seconds } from '@dhvani/units'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Mixer } from './mixer.ts'
import { faderGain } from './fader-law.ts'
import { mixGain } from './output-level.ts'
import {
  anOfflineEngine,
  amplitudeOf,
  TONES,
  toneSound,
  type LiveEngine,
  type ToneName,
} from '../testing/live-engine.ts'

const NAMES = Object.keys(TONES) as ToneName[]

type Command = {
  readonly label: string
  readonly run: (mixer: Mixer) => void
  readonly wait: number
}

const commands = (): fc.Arbitrary<Command> => {
  const name = fc.constantFrom(...NAMES)
  const volume = fc.constantFrom(0, 30, 60, 100)
  const wait = fc.constantFrom(0, 0, 0.01, 0.05, 0.2)
  const command = (label: string, run: (mixer: Mixer, id: ToneName, level: number) => void) =>
    fc.record({ id: name, level: volume, wait }).map(({ id, level, wait: pause }) => ({
      label: `${label} ${id} ${String(level)}`,
      run: (mixer: Mixer) => run(mixer, id, level),
      wait: pause,
    }))
  return fc.oneof(
    { arbitrary: command('add', (mixer, id, level) => mixer.add(toneSound(id), level)), weight: 4 },
    { arbitrary: command('toggle', (mixer, id) => mixer.toggle(id)), weight: 3 },
    { arbitrary: command('volume', (mixer, id, level) => mixer.setVolume(id, level)), weight: 2 },
    { arbitrary: command('master', (mixer, _, level) => mixer.setMasterVolume(level)), weight: 1 },
    { arbitrary: command('mute', (mixer, id, level) => mixer.setMuted(id, level > 30)), weight: 2 },
    { arbitrary: command('solo', (mixer, id, level) => mixer.setSolo(id, level > 30)), weight: 2 },
    { arbitrary: command('stop', (mixer) => mixer.stop()), weight: 1 },
    { arbitrary: command('remove', (mixer, id) => mixer.remove(id)), weight: 2 },
    { arbitrary: command('play all', (mixer) => mixer.playAll()), weight: 1 },
    { arbitrary: command('pause all', (mixer) => mixer.pauseAll()), weight: 1 },
    { arbitrary: command('clear', (mixer) => mixer.clear()), weight: 1 },
  )
}

/** The amplitude that a tone should have, by the snapshot alone. */
const expectedAmplitude = ({ engine }: LiveEngine, name: ToneName) => {
  const { tracks, masterVolume } = engine.mixer.getSnapshot()
  const track = tracks.find((one) => one.sound.id === name)
  if (track === undefined || !track.isPlaying || track.isSilenced) return 0
  const faders = tracks
    .filter((one) => one.isPlaying && !one.isSilenced)
    .map(({ volume }) => faderGain(percent(volume)))
  return 0.25 * faderGain(percent(track.volume)) * mixGain(percent(masterVolume), faders)
}

it('sounds as its snapshot says after any sequence of commands', { timeout: 120_000 }, async () => {
  const live = await anOfflineEngine()
  const { mixer } = live.engine
  await fc.assert(
    fc.asyncProperty(fc.array(commands(), { minLength: 1, maxLength: 25 }), async (sequence) => {
      mixer.clear()
      mixer.setMasterVolume(80)
      for (const { run, wait } of sequence) {
        run(mixer)
        if (wait > 0) await live.tap.record(seconds(wait))
      }
      await live.tap.until(() => {
        const { tracks, playingCount } = mixer.getSnapshot()
        const isLoaded = tracks.every((track) => track.status === 'ready')
        return isLoaded && live.engine.diagnostics().sounding === playingCount
      })
      await live.tap.record(seconds(0.25))
      const heard = await live.tap.record(seconds(0.2))
      for (const name of NAMES) {
        const amplitude = amplitudeOf(heard, TONES[name], live.tap.context.sampleRate)
        expect(Math.abs(amplitude - expectedAmplitude(live, name))).toBeLessThan(0.004)
      }
      const { tracks, isPlaying } = mixer.getSnapshot()
      expect(isPlaying).toBe(tracks.some((track) => track.isPlaying))
    }),
    { numRuns: 30 },
  )
  expect(live.decodings()).toBeLessThanOrEqual(NAMES.length)
})

it('hears the fractions of a fader, and shows whole percents', async () => {
  const live = await anOfflineEngine()
  const { mixer } = live.engine
  mixer.add(toneSound('low'), 20)
  await live.tap.until(() => live.engine.diagnostics().sounding === 1)
  mixer.setVolume('low', 20.4)
  await live.tap.record(seconds(0.25))
  const heard = amplitudeOf(
    await live.tap.record(seconds(0.2)),
    TONES.low,
    live.tap.context.sampleRate,
  )
  const atWhole = expectedAmplitude(live, 'low')
  expect(mixer.getSnapshot().tracks[0]).toMatchObject({ volume: 20, output: 16 })
  expect(20 * Math.log10(heard / atWhole)).toBeCloseTo(40 * Math.log10(20.4 / 20), 1)
})
