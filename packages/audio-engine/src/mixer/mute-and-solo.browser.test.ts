import { percent, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain } from './fader-law.ts'
import { mixGain } from './output-level.ts'
import {
  amplitudeOf,
  anOfflineEngine,
  TONES,
  toneSound,
  type LiveEngine,
  type ToneName,
} from '../testing/live-engine.ts'
import { peak, roughness } from '../testing/measures.ts'

const NAMES = Object.keys(TONES) as ToneName[]
const FULL = 0.25 * faderGain(percent(50)) * mixGain(percent(80), [])

const playThree = async (): Promise<LiveEngine> => {
  const live = await anOfflineEngine()
  for (const name of NAMES) live.engine.mixer.add(toneSound(name), 50)
  await live.tap.until(() => live.engine.diagnostics().sounding === NAMES.length)
  await live.tap.record(seconds(0.3))
  return live
}

/** The tones that are heard at their full level, once every glide has ended. */
const heard = async ({ tap }: LiveEngine): Promise<readonly string[]> => {
  await tap.record(seconds(0.3))
  const recorded = await tap.record(seconds(0.2))
  const level = (name: ToneName) => amplitudeOf(recorded, TONES[name], tap.context.sampleRate)
  for (const name of NAMES) {
    const part = level(name) / FULL
    expect(Math.min(Math.abs(part), Math.abs(part - 1)), `${name} is heard or not`).toBeLessThan(
      0.05,
    )
  }
  return NAMES.filter((name) => level(name) > FULL / 2)
}

const silenced = ({ engine }: LiveEngine) =>
  engine.mixer
    .getSnapshot()
    .tracks.filter((track) => track.isSilenced)
    .map((track) => track.sound.id)

it('lets a muted track go on in silence, and come back where it would be', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  const at = () => live.engine.diagnostics().positions.get('low') ?? 0
  const [position, time] = [at(), live.tap.context.currentTime]
  mixer.setMuted('low', true)
  expect(await heard(live)).toEqual(['middle', 'high'])
  expect(mixer.getSnapshot().tracks[0]).toMatchObject({
    isPlaying: true,
    isMuted: true,
    volume: 50,
  })
  expect(live.engine.diagnostics().sounding).toBe(3)
  mixer.setVolume('low', 50)
  expect(await heard(live), 'a volume does not end the mute').toEqual(['middle', 'high'])
  const passed = live.tap.context.currentTime - time
  const moved = at() - position
  expect(Math.abs(((moved - passed + 0.5 + 100) % 1) - 0.5)).toBeLessThan(0.01)
  mixer.setMuted('low', false)
  expect(await heard(live)).toEqual(['low', 'middle', 'high'])
})

it('silences the others of a solo, of two solos, and no track once the last solo ends', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  mixer.setSolo('low', true)
  expect(await heard(live)).toEqual(['low'])
  expect(silenced(live)).toEqual(['middle', 'high'])
  mixer.setSolo('high', true)
  expect(await heard(live)).toEqual(['low', 'high'])
  mixer.setMuted('high', true)
  expect(await heard(live), 'a mute counts before a solo').toEqual(['low'])
  mixer.remove('high')
  mixer.remove('low')
  expect(await heard(live)).toEqual(['middle'])
  expect(silenced(live)).toEqual([])
})

it('ends every mute and solo with Stop, of which nothing is heard', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  for (const name of NAMES) mixer.setMuted(name, true)
  mixer.setSolo('low', true)
  await live.tap.record(seconds(0.3))
  mixer.stop()
  expect(silenced(live)).toEqual([])
  expect(peak(await live.tap.record(seconds(0.5))), 'the end of a muted track').toBe(0)
  mixer.playAll()
  expect(await heard(live)).toEqual(['low', 'middle', 'high'])
})

it('plays an added sound that was muted, also while another one is solo', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  mixer.setMuted('low', true)
  mixer.setSolo('high', true)
  mixer.add(toneSound('low'), 50)
  expect(await heard(live)).toEqual(['low', 'middle', 'high'])
})

it('forgets mutes and solos when a mix is restored', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  mixer.setMuted('low', true)
  mixer.setSolo('middle', true)
  mixer.restore({ masterVolume: 80, tracks: [{ sound: toneSound('low'), volume: 50 }] })
  expect(silenced(live)).toEqual([])
  mixer.playAll()
  expect(await heard(live)).toEqual(['low'])
})

it('clicks nowhere through fast mutes and solos', async () => {
  const live = await playThree()
  const { mixer } = live.engine
  const steady = roughness(await live.tap.record(seconds(0.3)))
  const recording = live.tap.record(seconds(1))
  for (let index = 0; index < 60; index += 1) {
    mixer.setMuted('low', index % 2 === 0)
    mixer.setSolo('middle', index % 3 === 0)
    await live.tap.record(seconds(0.012))
  }
  expect(roughness(await recording)).toBeLessThan(3 * steady)
})
