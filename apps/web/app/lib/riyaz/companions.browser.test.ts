import { type PracticePlan, type Strike } from '@dhvani/audio-engine/practice'
import { createTimeline, findTaal, manjiraBeats, swarmandalStrings } from '@dhvani/riyaz'
import {
  type ManjiraStrokeName,
  MANJIRA_TAKES,
  renderManjira,
  renderSwarmandalString,
} from '@dhvani/sound-render/practice'
import { beatsPerMinute, samples, seconds, type Hertz } from '@dhvani/units'
import { expect, it, vi } from 'vitest'
import { planManjira, type ManjiraKit } from './manjira.ts'
import { planSwarmandal } from './swarmandal.ts'
import { createTablaPart } from './tabla-part.ts'
import { createTanpuraPart } from './tanpura-part.ts'
import {
  aPractice,
  bufferOf,
  levelAt,
  play,
  RATE,
  renderer,
  SA,
  settingsOf,
  toneAt,
} from './testing/hear-companions.ts'

/** Longer than a busy machine renders a string; only a broken test waits for it. */
const PATIENCE = { timeout: 30_000 }

const swarmandalPlan = (seed: number, from = 0): PracticePlan =>
  planSwarmandal({
    strings: swarmandalStrings('bhupali', SA).map((string) => ({
      ...string,
      buffer: bufferOf(renderSwarmandalString(string.frequency, { seed: 1, sampleRate: RATE })),
    })),
    every: 8,
    volume: 60,
    seed,
    joined: seconds(0),
    from: seconds(from),
  })

/** When a tone is loudest within the first sweep. */
const momentOf = (signal: Float32Array, frequency: Hertz): number => {
  const times = Array.from({ length: 140 }, (_, index) => 1.1 + 0.02 * index)
  const powers = times.map((time) => toneAt(signal, frequency, time))
  return times[powers.indexOf(Math.max(...powers))]!
}

it('sweeps up through the notes of the raga, and through no other', async () => {
  const strikes = swarmandalPlan(3).next(seconds(6))
  // Where the hand rests, the first way ends.
  const rest = strikes.findIndex(({ at }, index) => (strikes[index + 1]?.at ?? Infinity) - at > 0.4)
  const heard = await play(strikes.slice(0, rest + 1), 6)
  const strings = swarmandalStrings('bhupali', SA)
  // From pa on: the octaves of the low strings sound with them.
  const moments = strings.slice(0, 7).map(({ frequency }) => momentOf(heard, frequency))
  for (const [index, time] of moments.entries())
    if (index > 0) expect(time).toBeGreaterThan(moments[index - 1]! - 0.02)
  // While all of them ring, after the noise of the plucks.
  const ringing = strikes.at(rest)!.at + 0.2
  const powerOf = (frequency: number) => toneAt(heard, frequency, ringing)
  const weakest = Math.min(...strings.slice(0, 7).map(({ frequency }) => powerOf(frequency)))
  // Shuddha ma and komal ni, which Bhupali has not.
  for (const ratio of [4 / 3, 9 / 5]) expect(powerOf(2 * SA * ratio)).toBeLessThan(weakest / 10)
  expect(heard.every((value) => Math.abs(value) < 0.9)).toBe(true)
})

it('plays the same sweeps however often they are planned, and none twice', () => {
  const strikes = swarmandalPlan(5).next(seconds(60))
  const plan = swarmandalPlan(5, 20)
  const later = [...plan.next(seconds(33)), ...plan.next(seconds(60))]
  const timesOf = (list: readonly Strike[]) => list.map(({ at }) => at.toFixed(6))
  expect(timesOf(later.toSorted((one, other) => one.at - other.at))).toEqual(
    timesOf(strikes.filter(({ at }) => at >= 20).toSorted((one, other) => one.at - other.at)),
  )
  expect(later.every(({ at }) => at >= 20)).toBe(true)
})

const manjiraKit = (): ManjiraKit => {
  const takes = (stroke: ManjiraStrokeName) =>
    Array.from({ length: MANJIRA_TAKES }, (_, index) =>
      bufferOf(renderManjira(stroke, { take: index + 1, sampleRate: RATE })),
    )
  return { open: takes('open'), closed: takes('closed') }
}

it.each(['teentaal', 'rupak', 'adi'])('keeps the claps of %s', async (id) => {
  const taal = findTaal(id)!
  const tempo = beatsPerMinute(120)
  const anchor = { position: 0, sample: samples(0.3 * RATE) }
  const matras = taal.theka.length
  const timeline = createTimeline({
    matras,
    tempo,
    feel: 'steady',
    sampleRate: RATE,
    seed: 1,
    anchor,
  })
  const common = { taal, timeline, kit: manjiraKit(), volume: 60, sampleRate: RATE, seed: 1 }
  const plan = planManjira({ ...common, from: 0 })
  const end = timeline.toSample(matras) / RATE
  const heard = await play(plan.next(seconds(end - 0.01)), Math.ceil(end + 1))
  for (const { matra, stroke } of manjiraBeats(taal)) {
    const at = timeline.toSample(matra) / RATE
    const struck = levelAt(heard, at, 0.02)
    const before = levelAt(heard, at - 0.02, 0.018)
    // A hand that closes over a ring is softer than it.
    if (stroke === 'open') expect(struck).toBeGreaterThan(2 * before)
    const left = levelAt(heard, at + 0.2, 0.02)
    if (stroke === 'open') expect(left).toBeGreaterThan(struck / 10)
    else expect(left).toBeLessThan(struck / 30)
  }
  // From the middle of a cycle on it goes on where it would be.
  const [next] = planManjira({ ...common, from: matras / 2 + 0.1 }).next(seconds(end + 1))
  const positions = manjiraBeats(taal).map(({ matra }) => matra)
  const expected = positions.find((matra) => matra > matras / 2) ?? matras
  expect(Math.round(next!.at * RATE)).toBe(timeline.toSample(expected))
})

it('joins a drone that plays, follows another raga, and leaves it again', async () => {
  const { practice, marksOf } = aPractice()
  const part = createTanpuraPart({ practice, renderer, seed: 1, onFailure: reportError })
  await part.start(settingsOf({}))
  expect(marksOf('tanpura')).toEqual(new Set(['first']))
  await part.applySettings(settingsOf({ hasSwarmandal: true }))
  await vi.waitFor(
    () => expect(marksOf('tanpura')).toEqual(new Set(['first', 'swarmandal'])),
    PATIENCE,
  )
  await part.applySettings(settingsOf({ hasSwarmandal: true, scale: 'malkauns' }))
  await vi.waitFor(() => expect(marksOf('tanpura')).toContain('swarmandal'), PATIENCE)
  await part.applySettings(settingsOf({ hasSwarmandal: false }))
  expect(marksOf('tanpura')).toEqual(new Set(['first']))
  part.stop()
})

it('does not start a drone anew that ended while its strings were made', async () => {
  const { practice, planned } = aPractice()
  const made = Promise.withResolvers<void>()
  let waiting = 0
  const ask: typeof renderer.ask = async (need) => {
    if (need.kind !== 'swarmandal') return renderer.ask(need)
    waiting += 1
    await made.promise
    waiting -= 1
    return renderer.ask(need)
  }
  const part = createTanpuraPart({ practice, renderer: { ask }, seed: 1, onFailure: reportError })
  await part.start(settingsOf({ hasSwarmandal: true }))
  expect(planned('tanpura', 9).length).toBeGreaterThan(0)
  practice.stop('tanpura')
  made.resolve()
  await vi.waitFor(() => expect(waiting).toBe(0), PATIENCE)
  // Whatever follows the last answer has run by the next task.
  await new Promise((done) => setTimeout(done))
  expect(practice.getSnapshot().tanpura).toBe(false)
  part.stop()
})

it('goes on with the string that comes next when a setting changes', async () => {
  const { practice, planned } = aPractice()
  const part = createTanpuraPart({ practice, renderer, seed: 1, onFailure: reportError })
  await part.start(settingsOf({}))
  const next = planned('tanpura', 9).find(({ at }) => at >= 1)!
  await part.applySettings(settingsOf({ sweepEvery: 20 }))
  const [first] = planned('tanpura', 9)
  expect(first!.at).toBeCloseTo(next.at, 6)
  expect(first!.damps).toBe(next.damps)
  part.stop()
})

it('keeps the claps beside a theka, and alone where no drum plays the tala', async () => {
  const { practice, marksOf } = aPractice()
  const part = createTablaPart({ practice, renderer, seed: 1 })
  await part.start(settingsOf({ taal: 'adi' }))
  expect(marksOf('tabla')).toEqual(new Set())
  await part.applySettings(settingsOf({ taal: 'adi', hasManjira: true }))
  expect(marksOf('tabla')).toEqual(new Set(['manjira']))
  await part.applySettings(settingsOf({ taal: 'rupak', hasManjira: true }))
  expect(marksOf('tabla')).toEqual(new Set([undefined, 'left', 'right', 'manjira']))
  await part.applySettings(settingsOf({ taal: 'rupak' }))
  expect(marksOf('tabla')).not.toContain('manjira')
  part.stop()
})
