import { earCorrelation } from '@dhvani/audio-measures'
import { gain, hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createMixGraph, type Strip } from '../context/mix-graph.ts'
import type { Position } from '../loading/sound-source.ts'
import { bufferOf, periodicNoise, sine } from '../testing/fixtures.ts'
import { amplitudeOf } from '../testing/live-engine.ts'
import { level, peak, roughness } from '../testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'
import { placeStrip, type Placed } from './place-strip.ts'

const rate = hertz(OFFLINE_RATE)
const SECOND = { length: seconds(1), sampleRate: rate }

/** Two ears of noise that have nothing in common, soft enough for the limiter to stay open. */
const NOISE = bufferOf(
  [1, 2].map((seed) => periodicNoise({ ...SECOND, period: seconds(1), seed })),
  rate,
)
const toneOf = (frequency: number) => {
  const tone = sine(frequency, { ...SECOND, amplitude: 0.1 })
  return bufferOf([tone, tone], rate)
}
const MONO = bufferOf([sine(997, { ...SECOND, amplitude: 0.1 })], rate)

/** As a track does it: the fader takes what the position leaves of it. */
const placeAt = (strip: Strip, position: Position): Placed => {
  const placed = placeStrip(strip)
  const move = (next: Position | undefined) => {
    const left = placed.move(next)
    strip.setGain(left)
    return left
  }
  move(position)
  return { ...placed, move }
}

type Step = { readonly at: number; readonly run: (strip: Strip) => void }

/** One looped buffer through a strip, for three seconds. */
const play = (
  buffer: AudioBuffer,
  position: Position | 'none',
  { steps = [], onPlaced }: { steps?: readonly Step[]; onPlaced?: (placed: Placed) => void } = {},
) => {
  let strip: Strip | undefined
  return renderOffline(
    seconds(3),
    (context) => {
      const graph = createMixGraph(context, { master: gain(0.3) })
      strip = graph.openStrip(gain(1))
      if (position !== 'none') {
        const placed = placeAt(strip, position)
        onPlaced?.(placed)
      }
      const source = new AudioBufferSourceNode(context, { buffer, loop: true })
      source.connect(strip.input)
      source.start()
    },
    steps.map(({ at, run }) => ({ at, run: () => strip && run(strip) })),
  )
}

type Heard = Awaited<ReturnType<typeof play>>

const settled = ({ left, right }: Heard) => [left, right].map((ear) => ear.subarray(rate))
const levels = (heard: Heard) => settled(heard).map((ear) => level(ear))
const monoOf = ({ left, right }: Heard) => left.map((sample, index) => sample + right[index]!)

const differenceOf = (one: Float32Array, other: Float32Array) =>
  peak(one.map((sample, index) => sample - other[index]!))

it('in the middle and near, stereo and mono sound as without a position, to the rounding', async () => {
  for (const buffer of [NOISE, MONO]) {
    const [placed, unplaced] = [await play(buffer, { x: 0, depth: 0 }), await play(buffer, 'none')]
    expect(differenceOf(placed.left, unplaced.left)).toBeLessThan(1e-6)
    expect(differenceOf(placed.right, unplaced.right)).toBeLessThan(1e-6)
  }
})

it('leads a sound to the right, and a mono listener loses nothing of it', async () => {
  const unplaced = await play(NOISE, 'none')
  for (const x of [3, 6, 10]) {
    const heard = await play(NOISE, { x, depth: 0 })
    const [left = 0, right = 0] = levels(heard)
    expect(right - left).toBeGreaterThan({ 3: 1.5, 6: 6, 10: 60 }[x] ?? 0)
    const change = level(monoOf(heard), rate) - level(monoOf(unplaced), rate)
    expect(change).toBeGreaterThan(-0.1)
    expect(change).toBeLessThan(3.1)
  }
  const [left = 0, right = 0] = levels(await play(NOISE, { x: -6, depth: 0 }))
  expect(left - right).toBeGreaterThan(6)
})

it('far away is softer by 10 dB, loses its highs to the air and its width to the distance', async () => {
  const heardAt = async (frequency: number, depth: number) => {
    const heard = await play(toneOf(frequency), { x: 0, depth })
    return 20 * Math.log10(amplitudeOf(settled(heard)[0]!, frequency, rate))
  }
  const fall = async (frequency: number, depth: number) =>
    (await heardAt(frequency, 0)) - (await heardAt(frequency, depth))
  // Echoes add to a tone or take from it: a dB or two at each frequency.
  expect(await fall(10_000, 10)).toBeGreaterThan((await fall(200, 10)) + 6)
  expect(await fall(10_000, 5)).toBeGreaterThan((await fall(200, 5)) + 2)
  const [near, half, far] = await Promise.all(
    [0, 5, 10].map((depth) => play(NOISE, { x: 0, depth })),
  )
  const ofEars = (heard: Heard) => earCorrelation(settled(heard), rate, { from: 100, to: 4000 })
  expect(level(settled(near!)[0]!) - level(settled(half!)[0]!)).toBeGreaterThan(3)
  expect(level(settled(near!)[0]!) - level(settled(far!)[0]!)).toBeGreaterThan(7)
  expect(level(settled(near!)[0]!) - level(settled(far!)[0]!)).toBeLessThan(14)
  expect(ofEars(near!)).toBeLessThan(0.2)
  expect(ofEars(far!)).toBeGreaterThan(ofEars(half!))
  expect(ofEars(far!)).toBeGreaterThan(0.4)
})

it('far away has early echoes, which near by has not', async () => {
  const click = new Float32Array(3 * rate)
  click[rate] = 0.5
  const tail = async (depth: number) => {
    const { left, right } = await play(bufferOf([click, click], rate), { x: 0, depth })
    const from = rate + 0.018 * rate
    return Math.max(peak(left.subarray(from, from + 0.05 * rate)), peak(right.subarray(from)))
  }
  expect(await tail(0)).toBeLessThan(1e-5)
  expect(await tail(10)).toBeGreaterThan(1e-3)
})

const MOVES = Array.from({ length: 50 }, (_, index) => ({
  at: 0.5 + index * 0.03,
  position: { x: ((index * 7) % 21) - 10, depth: (index * 3) % 11 },
}))

it('moves without a click, however fast', async () => {
  let placed: Placed | undefined
  const steady = await play(MONO, { x: 0, depth: 0 })
  const moved = await play(
    MONO,
    { x: 0, depth: 0 },
    {
      onPlaced: (next) => (placed = next),
      steps: MOVES.map(({ at, position }) => ({ at, run: () => placed?.move(position) })),
    },
  )
  for (const ear of [moved.left, moved.right])
    expect(roughness(ear, 0.3 * rate)).toBeLessThan(3 * roughness(steady.left, 0.3 * rate))
})

it('control: the measure finds the click of a pan that jumps', async () => {
  const steady = await play(MONO, { x: 0, depth: 0 })
  const { left } = await renderOffline(seconds(2), (context) => {
    const pan = new StereoPannerNode(context, { channelCount: 2, channelCountMode: 'explicit' })
    pan.pan.setValueAtTime(0.9, 1.0002)
    const source = new AudioBufferSourceNode(context, { buffer: MONO, loop: true })
    source.connect(new GainNode(context, { gain: 0.3 })).connect(pan)
    pan.connect(context.destination)
    source.start()
  })
  expect(roughness(left, 0.3 * rate)).toBeGreaterThan(6 * roughness(steady.left, 0.3 * rate))
})

it('takes its first position while it sounds, without a click or a dip', async () => {
  const unplaced = await play(NOISE, 'none')
  const placed = await play(NOISE, 'none', {
    steps: [{ at: 1, run: (strip) => void placeAt(strip, { x: 0, depth: 0 }) }],
  })
  expect(differenceOf(placed.left, unplaced.left)).toBeLessThan(1e-4)
})

it('forty sounds all at the far left are held below full scale', async () => {
  const { left, right } = await renderOffline(seconds(2), (context) => {
    const graph = createMixGraph(context, { master: gain(3.5) })
    for (let index = 0; index < 40; index += 1) {
      const strip = graph.openStrip(gain(1))
      placeAt(strip, { x: -10, depth: 10 })
      const source = new AudioBufferSourceNode(context, { buffer: NOISE, loop: true })
      source.connect(strip.input)
      source.start(0, index / 40)
    }
  })
  expect(peak(left)).toBeLessThan(0.85)
  expect(level(left, rate)).toBeGreaterThan(level(right, rate) + 3)
})
