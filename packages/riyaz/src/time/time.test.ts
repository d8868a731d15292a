import { beatsPerMinute, hertz, samples } from '@dhvani/units'
import { expect, it } from 'vitest'
import { bolOf } from '../taal/bols.ts'
import { findTaal, TAALS, thekasOf } from '../taal/taals.ts'
import { arrangeCycle, type Arrangement } from './arrange.ts'
import { findTihaiSam, tihaiLength } from './phrases.ts'
import { createTapTempo } from './tap-tempo.ts'
import type { Feel } from '../settings/settings.ts'
import { BREATH, createTimeline } from './timeline.ts'

const RATE = hertz(44_100)

const aTimeline = (
  tempo: number,
  feel: Feel = 'steady',
  anchor = { position: 0, sample: samples(0) },
) =>
  createTimeline({
    matras: 16,
    tempo: beatsPerMinute(tempo),
    feel,
    sampleRate: RATE,
    seed: 7,
    anchor,
  })

it.each([10, 60, 240, 450])('keeps %i matras a minute to a sample for half an hour', (tempo) => {
  const timeline = aTimeline(tempo)
  for (let matra = 0; matra <= 30 * tempo; matra += 1) {
    // In whole numbers, so that no rounding of the test's own can agree with a drift: a matra is 60 × 44,100 / tempo.
    const due = (BigInt(matra) * 2_646_000n * 2n + BigInt(tempo)) / (2n * BigInt(tempo))
    expect(Math.abs(timeline.toSample(matra) - Number(due))).toBeLessThanOrEqual(1)
  }
  expect(timeline.toSample(30 * tempo)).toBe(30 * 60 * 44_100)
})

it('lets an alive cycle breathe by 0.5 to 1.5 %, and keeps the tempo over half an hour', () => {
  const alive = aTimeline(120, 'alive')
  const steady = aTimeline(120)
  const cycle = steady.toSample(16)
  const lengths = Array.from(
    { length: 225 },
    (_, index) => alive.toSample(16 * (index + 1)) - alive.toSample(16 * index),
  )
  for (const length of lengths) {
    const breath = Math.abs(length / cycle - 1)
    expect(breath).toBeGreaterThanOrEqual(BREATH.least - 1e-5)
    expect(breath).toBeLessThanOrEqual(BREATH.most + 1e-5)
  }
  expect(new Set(lengths).size).toBeGreaterThan(200)
  expect(Math.abs(alive.toSample(3600) / steady.toSample(3600) - 1)).toBeLessThan(0.001)
})

it.each(['steady', 'alive'] as const)('finds the %s position of a sample again', (feel) => {
  const timeline = aTimeline(73, feel, { position: 40.25, sample: samples(1000) })
  for (const position of [-8, 0.5, 40.25, 41, 47.999, 48, 700.3])
    expect(timeline.toPosition(timeline.toSample(position))).toBeCloseTo(position, 3)
  expect(timeline.toSample(40.25)).toBe(1000)
})

it('goes on from where it was when the tempo changes', () => {
  const before = aTimeline(60)
  const position = before.toPosition(samples(100_000))
  const after = aTimeline(450, 'steady', { position, sample: samples(100_000) })
  expect(after.toPosition(samples(100_000))).toBeCloseTo(position, 9)
  expect(after.toSample(position + 1) - 100_000).toBe((60 * 44_100) / 450)
})

const anArrangement = (changes: Partial<Arrangement> = {}): Arrangement => ({
  taal: findTaal('teentaal')!,
  tempo: beatsPerMinute(120),
  isFilled: false,
  hasLead: false,
  seed: 1,
  ...changes,
})

const EVERY_THEKA = TAALS.flatMap(({ id }) => thekasOf(id))

it.each(EVERY_THEKA)(
  'plays the theka of $id and nothing else where nothing is to be filled',
  (taal) => {
    const strokes = arrangeCycle(anArrangement({ taal }), 2)
    const places = taal.theka.flatMap((matra, index) =>
      matra.flatMap((bol, at) => (bol ? [2 * taal.theka.length + index + at / matra.length] : [])),
    )
    expect([...new Set(strokes.map(({ position }) => position))]).toEqual(places)
  },
)

it('sounds something on every quarter of a matra at 12, and nothing but the theka at 240', () => {
  for (const taal of EVERY_THEKA) {
    const slow = arrangeCycle(anArrangement({ taal, tempo: beatsPerMinute(12), isFilled: true }), 0)
    const places = new Set(slow.map(({ position }) => position))
    for (let quarter = 0; quarter < 4 * taal.theka.length; quarter += 1)
      expect(places.has(quarter / 4), `${taal.id} ${quarter / 4}`).toBe(true)
  }
  const quick = { tempo: beatsPerMinute(240) }
  expect(arrangeCycle(anArrangement({ ...quick, isFilled: true }), 0)).toEqual(
    arrangeCycle(anArrangement(quick), 0),
  )
})

it('never asks a hand for more than 15 strokes a second, at any tempo', () => {
  for (const taal of EVERY_THEKA)
    for (const tempo of [10, 41, 42, 82, 83, 135, 165, 240, 300, 450]) {
      const settings = { taal, tempo: beatsPerMinute(tempo), isFilled: true, hasLead: true }
      const strokes = arrangeCycle(anArrangement({ ...settings, tihaiSam: 1 }), 0)
      const places = [...new Set(strokes.map(({ position }) => position))]
      const own = Math.max(...taal.theka.map((matra) => matra.length)) * (tempo / 60)
      const least = Math.min(...places.slice(1).map((at, index) => at - places[index]!))
      expect(tempo / 60 / least, `${taal.id} ${tempo}`).toBeLessThanOrEqual(Math.max(15, own))
    }
})

it('leads into sam and ends a tihai on it', () => {
  const plain = anArrangement()
  const lead = arrangeCycle({ ...plain, hasLead: true }, 0).map(({ part }) => part[0])
  expect(lead.slice(-4)).toEqual(['te', 'ra', 'ke', 'ti'])
  expect(tihaiLength(beatsPerMinute(120))).toBe(4)
  const tihai = arrangeCycle({ ...plain, tihaiSam: 1 }, 0).filter(({ position }) => position >= 12)
  const bass = tihai.filter(({ part }) => part[0] === 'ghe').map(({ position }) => position)
  expect(bass).toEqual([13, 14.5])
  expect(arrangeCycle({ ...plain, tihaiSam: 1 }, 1)[0]?.position).toBe(16)
})

it.each(TAALS)('plays one phrase three times and its last dha on sam: $id', (taal) => {
  const tempo = beatsPerMinute(120)
  const sam = Math.ceil(tihaiLength(tempo) / taal.theka.length)
  const settings = anArrangement({ taal, tempo, tihaiSam: sam })
  const strokes = Array.from({ length: sam + 1 }, (_, cycle) => arrangeCycle(settings, cycle))
    .flat()
    .filter(({ position }) => {
      const before = sam * taal.theka.length - position
      return before <= tihaiLength(tempo) && before >= 0
    })
  // The sam's bass is the deepest one.
  const names = strokes.map(({ part }) => part[0].replace('gheen', 'ghe'))
  const phrase = names.slice(0, names.length / 3)
  expect(phrase.slice(-2).toSorted()).toEqual(
    bolOf('Dha')
      .parts.map(([name]) => name)
      .toSorted(),
  )
  expect(names).toEqual([...phrase, ...phrase, ...phrase])
  expect(strokes.at(-1)?.position).toBe(sam * taal.theka.length)
})

it('spreads a tihai over the cycles before its sam where one is too short', () => {
  const rupak = anArrangement({ taal: findTaal('rupak')!, tempo: beatsPerMinute(400), tihaiSam: 3 })
  expect(tihaiLength(rupak.tempo)).toBe(16)
  const all = [0, 1, 2].flatMap((cycle) => arrangeCycle(rupak, cycle))
  expect(all.filter(({ part }) => part[0] === 'ghe').map(({ position }) => position)).toEqual([
    9, 15,
  ])
  expect(arrangeCycle(rupak, 3)[0]).toMatchObject({ position: 21, part: bolOf('Dha').parts[0] })
})

it('finds the next sam before which a tihai has room', () => {
  const teentaal = anArrangement()
  expect(findTihaiSam(teentaal, 0)).toBe(1)
  expect(findTihaiSam(teentaal, 11.5)).toBe(1)
  expect(findTihaiSam(teentaal, 12)).toBe(2)
  expect(
    findTihaiSam(anArrangement({ taal: findTaal('rupak')!, tempo: beatsPerMinute(400) }), 1),
  ).toBe(3)
})

it('gives the same strokes for a seed and others for another', () => {
  const one = arrangeCycle(anArrangement(), 3)
  expect(arrangeCycle(anArrangement(), 3)).toEqual(one)
  expect(arrangeCycle(anArrangement({ seed: 2 }), 3)).not.toEqual(one)
})

it('reads a tempo from taps, forgets one that slipped, and begins anew after a pause', () => {
  const taps = createTapTempo()
  expect(taps.tap(10)).toBeUndefined()
  expect(taps.tap(10.5)).toBe(120)
  expect(taps.tap(11)).toBe(120)
  expect(taps.tap(11.42)).toBe(120)
  expect(taps.tap(12.92)).toBe(40)
  expect(taps.tap(30)).toBeUndefined()
  expect(taps.tap(30.01)).toBe(450)
})
