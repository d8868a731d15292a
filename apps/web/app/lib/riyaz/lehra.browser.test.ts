import { createTimeline, findLehra, findTaal, lehraFrequency } from '@dhvani/riyaz'
import { renderHarmoniumNote } from '@dhvani/sound-render/practice'
import { beatsPerMinute, samples, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { endLehra, planLehra, type LehraKit } from './lehra.ts'
import { createTablaPart } from './tabla-part.ts'
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

const lehraKit = (taal: string): LehraKit =>
  new Map(
    findLehra(taal)!.notes.flatMap(({ svara, kanSwar }) =>
      [svara, kanSwar ?? svara].map((one) => {
        const frequency = lehraFrequency(one, SA)
        const { samples: wave, loopFrom } = renderHarmoniumNote(frequency, {
          seed: 1,
          sampleRate: RATE,
        })
        return [`${one.letter}${one.octave}`, { buffer: bufferOf(wave), loopFrom }] as const
      }),
    ),
  )

const lehraPlan = (
  taal: string,
  tempo: number,
  from = 0,
  more: Partial<Parameters<typeof planLehra>[0]> = {},
) => {
  const matras = findTaal(taal)!.theka.length
  const anchor = { position: 0, sample: samples(0.3 * RATE) }
  const timeline = createTimeline({
    matras,
    tempo: beatsPerMinute(tempo),
    feel: 'steady',
    sampleRate: RATE,
    seed: 1,
    anchor,
  })
  const lehra = findLehra(taal)!
  const kit = lehraKit(taal)
  const common = { lehra, matras, timeline, kit, volume: 60, sampleRate: RATE, seed: 1 }
  const plan = planLehra({ ...common, at: seconds(0), from, isHeld: false, ...more })
  return { plan, lehra, matras, timeline }
}

it.each([
  ['teentaal', 240],
  ['jhaptaal', 120],
  ['rupak', 450],
])(
  'plays each note of the lehra of %s at %i where it lies, and none but it',
  async (taal, tempo) => {
    const { plan, lehra, matras, timeline } = lehraPlan(taal, tempo)
    const end = timeline.toSample(matras) / RATE
    const heard = await play(plan.next(seconds(end - 0.05)), Math.ceil(end + 1))
    for (const [index, { matra, svara }] of lehra.notes.entries()) {
      const next = lehra.notes[index + 1]?.matra ?? matras
      const [begins, ends] = [matra, next].map((position) => timeline.toSample(position) / RATE)
      // The middle of what is left once a kan-swar is over.
      const at = begins! + 0.6 * (ends! - begins!)
      const powers = lehra.notes.map((one) => toneAt(heard, lehraFrequency(one.svara, SA), at))
      if (ends! - begins! > 0.25)
        expect(Math.max(...powers)).toBe(toneAt(heard, lehraFrequency(svara, SA), at))
    }
    expect(heard.every((value) => Math.abs(value) < 0.9)).toBe(true)
  },
)

it('is silent before the first sam, never leaves a gap, and ends when it is told to', async () => {
  const { plan } = lehraPlan('ektaal', 30, -2)
  const strikes = plan.next(seconds(10))
  // The key goes down before the beat, after its kan-swar.
  expect(strikes[0]!.at).toBeGreaterThan(0.2)
  expect(strikes[1]!.at).toBeCloseTo(0.28, 6)
  const end = endLehra(new OfflineAudioContext(1, RATE, RATE), seconds(9))
  const heard = await play([...strikes.filter(({ at }) => at < 9), ...end.next(seconds(10))], 10)
  for (let time = 0.4; time < 8.9; time += 0.05)
    expect(levelAt(heard, time, 0.05)).toBeGreaterThan(0.002)
  expect(levelAt(heard, 9.3, 0.5)).toBeLessThan(1e-5)
  expect(end.next(seconds(20))).toEqual([])
})

it('plays a lehra beside the theka or in its place, goes to another taal, and leaves again', async () => {
  const { practice, marksOf } = aPractice()
  const part = createTablaPart({ practice, renderer, seed: 1 })
  await part.start(settingsOf({ hasLehra: true }))
  const theka = [undefined, 'left', 'right']
  expect(marksOf('tabla')).toEqual(new Set([...theka, 'lehra']))
  await part.applySettings(settingsOf({ hasLehra: true, hasTheka: false }))
  expect(marksOf('tabla')).toEqual(new Set(['lehra']))
  // Rupak has a lehra, dadra has none: there the theka is never silent.
  await part.applySettings(settingsOf({ hasLehra: true, hasTheka: false, taal: 'rupak' }))
  expect(marksOf('tabla')).toEqual(new Set(['lehra']))
  await part.applySettings(settingsOf({ hasLehra: true, hasTheka: false, taal: 'dadra' }))
  const after = marksOf('tabla')
  expect(after).toContain('left')
  part.stop()
})

it('joins with the note that is due, and lets a note that is held ring on', () => {
  const [sam, second] = findLehra('jhaptaal')!.notes
  const at = seconds(0.3 + 0.4)
  const joining = (isHeld: boolean) =>
    lehraPlan('jhaptaal', 60, 0.4, { at, isHeld }).plan.next(seconds(2))
  const [first, next] = joining(false)
  expect(first!.at).toBe(at)
  expect(next!.at).toBeLessThan(1.3)
  expect(joining(true).map((strike) => strike.at)).toEqual(
    joining(false)
      .slice(1)
      .map((strike) => strike.at),
  )
  expect(sam!.kanSwar).toBeUndefined()
  expect(second!.kanSwar).toBeDefined()
})

it('plays the note whose kan-swar was heard already, once', () => {
  // The second note of the lehra lies at 1.3 s, its kan-swar 70 ms before it.
  const whole = lehraPlan('jhaptaal', 60).plan.next(seconds(2))
  const kan = whole.findIndex(({ at }) => at > 1.15)
  const [touched, note] = whole.slice(kan, kan + 2)
  expect(note!.at - touched!.at).toBeGreaterThan(0.05)
  const at = seconds((touched!.at + note!.at) / 2)
  const from = at + 0.02 - 0.3
  const rest = lehraPlan('jhaptaal', 60, from, { at, isHeld: true }).plan.next(seconds(2))
  expect(rest[0]!.at).toBeCloseTo(note!.at, 6)
  expect(rest[0]!.buffer.length).toBe(note!.buffer.length)
})

it('ends the held note where the lehra leaves, also when the taal changes twice meanwhile', async () => {
  const { practice, planned } = aPractice()
  const part = createTablaPart({ practice, renderer, seed: 1 })
  await part.start(settingsOf({ hasLehra: true, tempo: 10 }))
  for (const taal of ['tilwada', 'jhoomra', 'dadra'] as const)
    await part.applySettings(settingsOf({ hasLehra: true, tempo: 10, taal }))
  await part.applySettings(settingsOf({ hasLehra: true, tempo: 10, taal: 'dadra', hasLead: true }))
  const ends = planned('tabla', 40).filter(({ damps }) => damps === 'lehra')
  expect(ends.map(({ gain: level }) => level)).toEqual([0])
  part.stop()
})

it('goes on counting in when a setting changes', async () => {
  const { practice, planned } = aPractice()
  const part = createTablaPart({ practice, renderer, seed: 1 })
  const counting = { hasCountIn: true, tempo: 60 } as const
  await part.start(settingsOf(counting))
  expect(planned('tabla', 3.9)).toHaveLength(4)
  // The stand-in takes every plan up at 1 s: one count is over.
  await part.applySettings(settingsOf({ ...counting, hasLead: true }))
  expect(planned('tabla', 3.9).map(({ at }) => at)).toEqual([1, 2, 3])
  part.stop()
})

it('presses a note once for a new volume, however many changes come while the clock stands still', async () => {
  const { practice, planned } = aPractice()
  const part = createTablaPart({ practice, renderer, seed: 1 })
  const slow = { hasLehra: true, hasTheka: false, tempo: 20 } as const
  await part.start(settingsOf(slow))
  const atOnce = () => planned('tabla', 1.1).map(({ at }) => at)
  await part.applySettings(settingsOf({ ...slow, room: 50 }))
  expect(atOnce()).toEqual([])
  await part.applySettings(settingsOf({ ...slow, lehraVolume: 40 }))
  expect(atOnce()).toEqual([1])
  await part.applySettings(settingsOf({ ...slow, lehraVolume: 40, room: 60 }))
  expect(atOnce()).toEqual([1])
  part.stop()
})
