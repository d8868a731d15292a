import { gain, seconds, type Seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { anOfflineEngine, toneSound } from '../testing/live-engine.ts'
import { OFFLINE_RATE } from '../testing/offline.ts'
import { openPractice, type Practice, type Strike } from './open-practice.ts'

/** One sample of sound: where it lies in a recording is where its strike was heard. */
const aClick = (practice: Practice): AudioBuffer => {
  const { sampleRate } = practice.context()
  const buffer = new AudioBuffer({ length: 64, sampleRate })
  buffer.getChannelData(0)[0] = 1
  return buffer
}

const aTone = (practice: Practice, length: number): AudioBuffer => {
  const { sampleRate } = practice.context()
  const buffer = new AudioBuffer({ length: length * sampleRate, sampleRate })
  const data = buffer.getChannelData(0)
  for (let index = 0; index < data.length; index += 1)
    data[index] = Math.sin((2 * Math.PI * 220 * index) / sampleRate)
  return buffer
}

/** Plays a buffer at every `pace`, from `from` on. */
const everySeconds = (buffer: AudioBuffer, pace: number, more: Partial<Strike> = {}) => {
  const times: number[] = []
  const plan = (from: Seconds) => {
    let due: number = from
    return {
      next(until: Seconds): Strike[] {
        const strikes: Strike[] = []
        while (due < until) {
          times.push(due)
          strikes.push({ at: seconds(due), buffer, gain: gain(0.5), rate: 1, pan: 0, ...more })
          due += pace
        }
        return strikes
      },
    }
  }
  return { plan, times }
}

const onsetsIn = (recording: Float32Array): number[] => {
  const onsets: number[] = []
  for (let index = 1; index < recording.length; index += 1)
    if (Math.abs(recording[index]!) > 0.05 && index - (onsets.at(-1) ?? -999) > 500)
      onsets.push(index)
  return onsets
}

const aRoom = async () => {
  const live = await anOfflineEngine()
  const practice = openPractice(live.engine)
  practice.setVolume('tabla', gain(1))
  practice.setVolume('tanpura', gain(1))
  return { ...live, practice }
}

it('plays every strike within a render quantum of its time, at a pace that no quantum divides', async () => {
  const { practice, tap } = await aRoom()
  // 450 matras a minute.
  const clicks = everySeconds(aClick(practice), 60 / 450)
  practice.start('tabla', clicks.plan)
  const begun = practice.context().currentTime
  const onsets = onsetsIn(await tap.record(seconds(8)))
  expect(onsets.length).toBeGreaterThan(55)
  const first = onsets[0]! / OFFLINE_RATE
  for (const [index, onset] of onsets.entries())
    expect(
      Math.abs(onset / OFFLINE_RATE - first - (clicks.times[index]! - clicks.times[0]!)),
    ).toBeLessThan(128 / OFFLINE_RATE)
  expect(clicks.times[0]! - begun).toBeLessThan(0.1)
})

it('takes back what is queued when the plan changes, and nothing of what was heard', async () => {
  const { practice, tap } = await aRoom()
  const click = aClick(practice)
  practice.start('tabla', everySeconds(click, 0.5).plan)
  await tap.record(seconds(1))
  practice.replan('tabla', everySeconds(click, 0.1).plan)
  const after = onsetsIn(await tap.record(seconds(2)))
  const pauses = after.slice(1).map((onset, index) => (onset - after[index]!) / OFFLINE_RATE)
  expect(pauses.length).toBeGreaterThan(16)
  for (const pause of pauses) expect(pause).toBeCloseTo(0.1, 2)
})

it('changes its pace while a string sounds, without a click', async () => {
  const { practice, tap } = await aRoom()
  practice.setVolume('tanpura', gain(0.2))
  const damped = { damps: 'first', dampedBy: seconds(0.03) }
  practice.start('tanpura', everySeconds(aTone(practice, 4), 0.5, damped).plan)
  await tap.record(seconds(1.2))
  practice.replan('tanpura', everySeconds(aTone(practice, 4), 0.3, damped).plan)
  const across = await tap.record(seconds(2))
  const jumps = across.slice(1).map((value, index) => Math.abs(value - across[index]!))
  expect(Math.max(...across)).toBeGreaterThan(0.05)
  // The steepest step of the tone itself is 0.0032, and two may overlap.
  expect(Math.max(...jumps)).toBeLessThan(0.008)
})

it('leaves out what is past where the machine slept, and goes on', async () => {
  const { practice, tap } = await aRoom()
  const buffer = aClick(practice)
  practice.start('tabla', (from) => {
    const slept = Array.from({ length: 100 }, (_, index) => from - 3600 + 30 * index)
    const strikes = [...slept, from + 0.5].map((at) => ({
      at: seconds(at),
      buffer,
      gain: gain(0.5),
      rate: 1,
      pan: 0,
    }))
    return { next: () => strikes.splice(0) }
  })
  expect(practice.sounding()).toBe(1)
  expect(onsetsIn(await tap.record(seconds(1)))).toHaveLength(1)
})

it('damps a string that is plucked again, and stops without a click', async () => {
  const { practice, tap } = await aRoom()
  practice.setVolume('tanpura', gain(0.2))
  const tone = aTone(practice, 4)
  practice.start(
    'tanpura',
    everySeconds(tone, 0.5, { damps: 'first', dampedBy: seconds(0.03) }).plan,
  )
  const playing = await tap.record(seconds(2))
  // Without damping, four tones would overlap and add up to 0.4.
  expect(Math.max(...playing.subarray(Math.round(1.5 * OFFLINE_RATE)))).toBeLessThan(0.25)
  practice.stop('tanpura')
  const ending = await tap.record(seconds(1))
  const jumps = ending.slice(1).map((value, index) => Math.abs(value - ending[index]!))
  // The steepest step of the tone itself is 0.0032, and two may overlap.
  expect(Math.max(...jumps)).toBeLessThan(0.008)
  expect(Math.max(...ending.subarray(Math.round(0.8 * OFFLINE_RATE)).map(Math.abs))).toBeLessThan(
    1e-3,
  )
  expect(practice.sounding()).toBe(0)
})

it('holds a note in its loop until another comes, also when the plan changes meanwhile', async () => {
  const { practice, tap } = await aRoom()
  const short = aTone(practice, 1)
  const held = { damps: 'reed', dampedBy: seconds(0.02), loopFrom: seconds(0.5) }
  practice.start('tabla', everySeconds(short, 2, held).plan)
  const loudest = (part: Float32Array) => Math.max(...part.map(Math.abs))
  // The note after two seconds is queued, and with it the end of this one.
  const before = await tap.record(seconds(1.5))
  practice.replan('tabla', (from) => everySeconds(short, 3, held).plan(seconds(from + 1.4)))
  const after = await tap.record(seconds(1.3))
  for (const part of [before.subarray(Math.round(0.2 * OFFLINE_RATE)), after])
    for (let at = 0; at + 4000 <= part.length; at += 4000)
      expect(loudest(part.subarray(at, at + 4000))).toBeCloseTo(0.5, 1)
  practice.stop('tabla')
  const ending = await tap.record(seconds(1))
  expect(loudest(ending.subarray(Math.round(0.8 * OFFLINE_RATE)))).toBeLessThan(1e-3)
  expect(practice.sounding()).toBe(0)
})

it('lets the mix wait while either part plays, and brings it back after both', async () => {
  const { engine, practice, tap } = await aRoom()
  engine.mixer.add(toneSound('high'), 100)
  await tap.until(() => engine.mixer.getSnapshot().playingCount === 1)
  const clicks = everySeconds(aClick(practice), 0.5)
  practice.start('tanpura', clicks.plan)
  practice.start('tabla', everySeconds(aClick(practice), 0.5).plan)
  expect(engine.mixer.getSnapshot().isPlaying).toBe(false)
  practice.stop('tanpura')
  expect(engine.mixer.getSnapshot().isPlaying).toBe(false)
  practice.stop('tabla')
  expect(engine.mixer.getSnapshot().isPlaying).toBe(true)
})

it('queues as many sources as three seconds need, however long it plays', async () => {
  const { practice, tap } = await aRoom()
  practice.start('tabla', everySeconds(aClick(practice), 0.05).plan)
  await tap.record(seconds(5))
  // Between two pulses of the queue half a second of strikes, ten, comes and goes.
  const early = practice.sounding()
  await tap.record(seconds(20))
  expect(practice.sounding()).toBeLessThanOrEqual(early + 12)
})
