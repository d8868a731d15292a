import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { amplitudeOf, anOfflineEngine, TONES, toneSound } from '../testing/live-engine.ts'
import { placeStrip } from './place-strip.ts'

const low = toneSound('low')

const aMix = async () => {
  const live = await anOfflineEngine()
  live.engine.placeWith(placeStrip)
  const { mixer } = live.engine
  /** The tone of one ear: the tap hears the left one. */
  const heard = async () => {
    await live.tap.until(() => live.engine.diagnostics().sounding === 1)
    await live.tap.record(seconds(0.4))
    const recorded = await live.tap.record(seconds(0.3))
    return amplitudeOf(recorded, TONES.low, live.tap.context.sampleRate)
  }
  return { ...live, mixer, heard }
}

it('moves a track that plays, and keeps the position over a pause and a restored mix', async () => {
  const { mixer, heard } = await aMix()
  mixer.add(low, 50)
  const middle = await heard()
  mixer.setPosition('low', { x: 10, depth: 0 })
  expect(mixer.getSnapshot().tracks[0]?.sound.position).toEqual({ x: 10, depth: 0 })
  expect(await heard()).toBeLessThan(middle / 100)
  mixer.pauseAll()
  mixer.playAll()
  expect(await heard()).toBeLessThan(middle / 100)
  mixer.restore({
    masterVolume: 80,
    tracks: [{ sound: { ...low, position: { x: -10, depth: 10 } }, volume: 50 }],
  })
  mixer.playAll()
  const far = await heard()
  expect(far).toBeLessThan(middle)
  expect(far).toBeGreaterThan(middle / 10)
  mixer.setPosition('low', undefined)
  expect((await heard()) / middle).toBeCloseTo(1, 1)
  expect(mixer.getSnapshot().tracks[0]?.sound).not.toHaveProperty('position')
})

it('adds a sound where the mix has it, and elsewhere where the sound comes with a position', async () => {
  const { mixer } = await aMix()
  const position = { x: 3, depth: 4 }
  mixer.add({ ...low, position }, 50)
  mixer.add(low, 70)
  expect(mixer.getSnapshot().tracks[0]).toMatchObject({ volume: 70, sound: { position } })
  mixer.add({ ...low, position: { x: -1, depth: 0 } }, 70)
  expect(mixer.getSnapshot().tracks[0]?.sound.position).toEqual({ x: -1, depth: 0 })
})
