import { percent, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain } from './fader-law.ts'
import { mixGain } from './output-level.ts'
import { audioNodes } from '../testing/audio-nodes.ts'
import {
  anOfflineEngine,
  amplitudeOf,
  TONES,
  toneSound,
  type LiveEngine,
} from '../testing/live-engine.ts'
import { peak, rms, roughness } from '../testing/measures.ts'

const [low, middle] = [toneSound('low'), toneSound('middle')]

const settled = async ({ engine, tap }: LiveEngine) => {
  await tap.until(() =>
    engine.mixer.getSnapshot().tracks.every((track) => track.status !== 'loading'),
  )
  await tap.until(() => engine.diagnostics().sounding === engine.mixer.getSnapshot().playingCount)
  await tap.record(seconds(0.2))
}

const track = ({ engine }: LiveEngine, id: string) =>
  engine.mixer.getSnapshot().tracks.find((one) => one.sound.id === id)

it('plays an added sound at track gain × master gain, and shows the product in percent', async () => {
  const live = await anOfflineEngine()
  live.engine.mixer.add(low, 50)
  live.engine.mixer.add(middle, 100)
  live.engine.mixer.setMasterVolume(80)
  await settled(live)
  const heard = await live.tap.record(seconds(0.5))
  for (const [id, volume, frequency] of [
    ['low', 50, TONES.low],
    ['middle', 100, TONES.middle],
  ] as const) {
    const master = mixGain(
      percent(80),
      [50, 100].map((fader) => faderGain(percent(fader))),
    )
    const expected = 0.25 * faderGain(percent(volume)) * master
    const measured = amplitudeOf(heard, frequency, live.tap.context.sampleRate)
    expect(Math.abs(20 * Math.log10(measured / expected))).toBeLessThan(0.5)
    expect(track(live, id)).toMatchObject({
      output: Math.round(volume * 0.8),
      isPlaying: true,
      status: 'ready',
    })
  }
  expect(live.engine.mixer.getSnapshot()).toMatchObject({ isPlaying: true, playingCount: 2 })
  expect(live.tap.level()).toBeGreaterThan(0)
})

it('keeps its order and only changes volume and state when a sound is added again', async () => {
  const live = await anOfflineEngine()
  const { mixer } = live.engine
  mixer.add(low, 50)
  mixer.add(middle, 30)
  mixer.toggle('low')
  mixer.add(low, 70)
  await settled(live)
  expect(mixer.getSnapshot().tracks.map((one) => one.sound.id)).toEqual(['low', 'middle'])
  expect(track(live, 'low')).toMatchObject({ volume: 70, isPlaying: true })
  expect(live.decodings()).toBe(2)
})

it('downloads and decodes one file once, however many sounds share it, at different phases', async () => {
  const positions = [0.1, 0.6]
  const live = await anOfflineEngine({ random: () => positions.shift() ?? 0 })
  live.engine.mixer.add(low, 50)
  live.engine.mixer.add({ ...low, id: 'other', name: 'Other' }, 50)
  await settled(live)
  expect(live.requests).toEqual([`GET ${low.url}`])
  expect(live.decodings()).toBe(1)
  expect(positions).toEqual([])
  expect(live.engine.diagnostics().sounding).toBe(2)
})

it('is silent after stop and frees every node', async () => {
  const live = await anOfflineEngine()
  live.engine.mixer.add(low, 50)
  live.engine.mixer.add(middle, 50)
  await settled(live)
  live.engine.mixer.stop()
  await settled(live)
  expect(peak(await live.tap.record(seconds(0.1)))).toBe(0)
  expect(live.engine.mixer.getSnapshot()).toMatchObject({ isPlaying: false, playingCount: 0 })
  expect(live.engine.diagnostics().sounding).toBe(0)
})

it('goes on where it was paused', async () => {
  const live = await anOfflineEngine({ random: () => 0 })
  live.engine.mixer.add({ ...low, loop: { start: seconds(0), end: seconds(12) } }, 50)
  await settled(live)
  live.engine.mixer.pauseAll()
  const paused = live.engine.diagnostics().positions.get('low') ?? 0
  await settled(live)
  await live.tap.record(seconds(0.5))
  const before = live.tap.context.currentTime
  live.engine.mixer.playAll()
  const resumed = live.engine.diagnostics().positions.get('low') ?? 0
  expect(paused).toBeGreaterThan(0.1)
  // On a real clock some time may pass between the two lines above.
  const late = live.tap.context.currentTime - before
  expect(resumed - paused).toBeGreaterThan(-0.005)
  expect(resumed - paused).toBeLessThan(late + 0.005)
})

it('keeps the others playing and reports a fault when one sound cannot be loaded or decoded', async () => {
  const broken = { id: 'broken', name: 'Broken', url: 'https://sounds.test/broken.ogg' }
  const absent = { id: 'absent', name: 'Absent', url: 'https://sounds.test/absent.mp3' }
  const live = await anOfflineEngine({ files: { [broken.url]: new ArrayBuffer(2000) } })
  live.engine.mixer.add(low, 50)
  live.engine.mixer.add(broken, 50)
  live.engine.mixer.add(absent, 50)
  await settled(live)
  expect(track(live, 'broken')).toMatchObject({ status: 'failed', isPlaying: false })
  expect(track(live, 'absent')).toMatchObject({ status: 'failed', isPlaying: false })
  expect(live.faults.map((fault) => fault.soundName).sort()).toEqual(['Absent', 'Broken'])
  expect(rms(await live.tap.record(seconds(0.1)))).toBeGreaterThan(0.001)
})

it('clicks nowhere and leaves no node behind through 200 rapid toggles and adds', async () => {
  const live = await anOfflineEngine()
  // The mix graph is created with the first sound and stays.
  live.engine.mixer.add(low, 100)
  await settled(live)
  live.engine.mixer.remove('low')
  await live.tap.until(() => live.engine.diagnostics().sounding === 0)
  await live.tap.record(seconds(0.1))
  const before = await audioNodes()
  live.engine.mixer.add(low, 100)
  await settled(live)
  const steady = roughness(await live.tap.record(seconds(0.3)))
  const recording = live.tap.record(seconds(1.2))
  for (let index = 0; index < 200; index += 1) {
    if (index % 10 === 0) live.engine.mixer.add(low, 100)
    else live.engine.mixer.toggle('low')
    if (index % 3 === 0) await live.tap.record(seconds(0.004))
  }
  expect(live.engine.diagnostics().sounding).toBeLessThanOrEqual(1)
  expect(roughness(await recording)).toBeLessThan(3 * steady)
  live.engine.mixer.remove('low')
  await live.tap.until(() => live.engine.diagnostics().sounding === 0)
  expect(live.engine.mixer.getSnapshot().tracks).toEqual([])
  await live.tap.record(seconds(0.1))
  expect(peak(await live.tap.record(seconds(0.1)))).toBe(0)
  expect(await audioNodes()).toBeLessThanOrEqual(before)
})

it('gives the same snapshot until something changes, and notifies once per command', async () => {
  const live = await anOfflineEngine()
  const { mixer } = live.engine
  mixer.add(low, 50)
  mixer.add(middle, 50)
  await settled(live)
  let notices = 0
  const leave = mixer.subscribe(() => {
    notices += 1
  })
  const before = mixer.getSnapshot()
  expect(mixer.getSnapshot()).toBe(before)
  mixer.toggle('unknown')
  expect(mixer.getSnapshot()).toBe(before)
  mixer.pauseAll()
  expect(notices).toBe(1)
  expect(mixer.getSnapshot()).not.toBe(before)
  leave()
  mixer.playAll()
  expect(notices).toBe(1)
})

it('brings a saved mix back, paused, and plays it when asked', async () => {
  const live = await anOfflineEngine()
  live.engine.mixer.restore({ masterVolume: 60, tracks: [{ sound: low, volume: 40 }] })
  expect(live.engine.mixer.getSnapshot()).toMatchObject({ isPlaying: false, masterVolume: 60 })
  expect(track(live, 'low')).toMatchObject({ volume: 40, isPlaying: false, output: 24 })
  expect(live.requests).toEqual([])
  live.engine.mixer.playAll()
  await settled(live)
  const expected = 0.25 * faderGain(percent(40)) * mixGain(percent(60), [])
  const heard = await live.tap.record(seconds(0.5))
  expect(amplitudeOf(heard, TONES.low, live.tap.context.sampleRate) / expected).toBeCloseTo(1, 1)
})

it('changes the order of its tracks while they play on', async () => {
  const live = await anOfflineEngine()
  const { mixer } = live.engine
  mixer.add(low, 50)
  mixer.add(middle, 50)
  mixer.add(toneSound('high'), 50)
  await settled(live)
  const order = () => mixer.getSnapshot().tracks.map((one) => one.sound.id)
  mixer.move('high', 0)
  expect(order()).toEqual(['high', 'low', 'middle'])
  mixer.move('high', 1)
  expect(order()).toEqual(['low', 'high', 'middle'])
  mixer.move('low', 99)
  expect(order()).toEqual(['high', 'middle', 'low'])
  mixer.move('low', -1)
  expect(order()).toEqual(['low', 'high', 'middle'])
  mixer.move('unknown', 0)
  expect(order()).toEqual(['low', 'high', 'middle'])
  expect(live.engine.diagnostics().sounding).toBe(3)
  expect(mixer.getSnapshot().playingCount).toBe(3)
})
