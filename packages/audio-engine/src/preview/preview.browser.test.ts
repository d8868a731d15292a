import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import {
  anOfflineEngine,
  amplitudeOf,
  TONES,
  toneSound,
  type LiveEngine,
} from '../testing/live-engine.ts'
import { audibleLength } from '../testing/measures.ts'

const [low, middle] = [toneSound('low'), toneSound('middle')]

const state = ({ engine }: LiveEngine) => engine.preview.getSnapshot().state

const stateBecomes = (live: LiveEngine, wanted: string, patience = 3) =>
  live.tap.until(() => state(live) === wanted, seconds(patience))

it('loads, plays at 50 without another command and ends after 10.0 s', async () => {
  const live = await anOfflineEngine()
  live.engine.preview.open(low)
  expect(live.engine.preview.getSnapshot()).toMatchObject({ state: 'loading', volume: 50 })
  await stateBecomes(live, 'playing')
  const heard = await live.tap.record(seconds(11))
  expect(state(live)).toBe('ready')
  const rate = live.tap.context.sampleRate
  expect(Math.abs(audibleLength(heard, rate) - 10)).toBeLessThan(0.05)
  expect(live.requests).toEqual([`HEAD ${low.url}`, `GET ${low.url}`])
})

it('lowers the mix while it plays and brings it back', async () => {
  const live = await anOfflineEngine()
  const { sampleRate } = live.tap.context
  live.engine.mixer.add(middle, 100)
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
  await live.tap.record(seconds(0.3))
  const before = amplitudeOf(await live.tap.record(seconds(0.3)), TONES.middle, sampleRate)
  live.engine.preview.open(low)
  await stateBecomes(live, 'playing')
  await live.tap.record(seconds(0.6))
  const during = amplitudeOf(await live.tap.record(seconds(0.3)), TONES.middle, sampleRate)
  live.engine.preview.close()
  await live.tap.record(seconds(1.2))
  const after = amplitudeOf(await live.tap.record(seconds(0.3)), TONES.middle, sampleRate)
  expect(Math.abs(20 * Math.log10(during / before) + 12)).toBeLessThan(0.5)
  expect(Math.abs(20 * Math.log10(after / before))).toBeLessThan(0.5)
})

it('hands over to the mix without a second download or decoding', async () => {
  const live = await anOfflineEngine()
  live.engine.preview.open(low)
  await stateBecomes(live, 'playing')
  live.engine.preview.close()
  live.engine.mixer.add(low, 50)
  await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
  expect(live.requests).toEqual([`HEAD ${low.url}`, `GET ${low.url}`])
  expect(live.decodings()).toBe(1)
})

it('goes on where it was paused', async () => {
  const live = await anOfflineEngine()
  live.engine.preview.open(low)
  await stateBecomes(live, 'playing')
  await live.tap.record(seconds(0.5))
  live.engine.preview.pause()
  const paused = live.engine.preview.elapsed()
  expect(state(live)).toBe('ready')
  await live.tap.record(seconds(0.3))
  expect(live.engine.preview.elapsed()).toBe(paused)
  live.engine.preview.play()
  await stateBecomes(live, 'playing')
  expect(live.engine.preview.elapsed()).toBeGreaterThanOrEqual(paused)
  expect(live.engine.preview.elapsed()).toBeLessThan(paused + 0.2)
})

it('closes one preview when the next opens', async () => {
  const live = await anOfflineEngine()
  live.engine.preview.open(low)
  await stateBecomes(live, 'playing')
  live.engine.preview.setVolume(90)
  live.engine.preview.open(middle)
  expect(live.engine.preview.getSnapshot()).toMatchObject({ state: 'loading', volume: 50 })
  await stateBecomes(live, 'playing')
  await live.tap.record(seconds(0.3))
  const heard = await live.tap.record(seconds(0.3))
  expect(amplitudeOf(heard, TONES.low, live.tap.context.sampleRate)).toBeLessThan(3e-4)
  expect(amplitudeOf(heard, TONES.middle, live.tap.context.sampleRate)).toBeGreaterThan(0.01)
})

it('reports `unreached` where no answer came, and looks again when it is opened again', async () => {
  let isOnline = false
  const live = await anOfflineEngine({
    fetch: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return new Response(null, { status: 404 })
    },
  })
  live.engine.preview.open(low)
  await stateBecomes(live, 'error')
  expect(live.engine.preview.getSnapshot().problem).toBe('unreached')
  isOnline = true
  live.engine.preview.open(low)
  await live.tap.until(() => live.engine.preview.getSnapshot().problem === 'inaccessible')
})

it('reports `inaccessible` for a missing file and `unplayable` for one that is no audio', async () => {
  const broken = { id: 'broken', name: 'Broken', url: 'https://sounds.test/broken.ogg' }
  const absent = { id: 'absent', name: 'Absent', url: 'https://sounds.test/absent.mp3' }
  const live = await anOfflineEngine({ files: { [broken.url]: new ArrayBuffer(2000) } })
  live.engine.preview.open(absent)
  await stateBecomes(live, 'error')
  expect(live.engine.preview.getSnapshot().problem).toBe('inaccessible')
  live.engine.preview.open(broken)
  await stateBecomes(live, 'error')
  expect(live.engine.preview.getSnapshot().problem).toBe('unplayable')
  live.engine.preview.open(low)
  await stateBecomes(live, 'playing')
  expect(live.engine.preview.getSnapshot().problem).toBeUndefined()
})
