import { placeStrip } from '@dhvani/audio-engine/positions'
import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createMixer } from './place-in-mix.ts'
import { silentBlock, type Block } from './stereo-block.ts'

const RATE = 48_000
const LENGTH = RATE / 2

const noise = (seed: string) => {
  const random = seededRandom(seed)
  return Float32Array.from({ length: LENGTH }, () => 0.2 * (2 * random() - 1))
}

const SOUND: Block = { left: noise('left'), right: noise('right') }

type Position = { readonly x: number; readonly depth: number }

/** What leaves the engine's own strip, once its glides are over. */
const heardFromEngine = async (position: Position): Promise<Block> => {
  // Glides last 180 ms: the sound begins after them.
  const silence = RATE / 4
  const context = new OfflineAudioContext(2, silence + LENGTH, RATE)
  const buffer = new AudioBuffer({ length: LENGTH, numberOfChannels: 2, sampleRate: RATE })
  buffer.copyToChannel(SOUND.left, 0)
  buffer.copyToChannel(SOUND.right, 1)
  const fader = new GainNode(context)
  const pan = new StereoPannerNode(context, { channelCount: 2, channelCountMode: 'explicit' })
  const target = new GainNode(context)
  fader.connect(pan).connect(target).connect(context.destination)
  const placed = placeStrip({
    input: fader,
    output: fader,
    pan,
    target,
    setGain: () => undefined,
    close: () => undefined,
  })
  fader.gain.value = placed.move(position)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(fader)
  source.start(silence / RATE)
  const heard = await context.startRendering()
  const [left, right] = [0, 1].map((side) => heard.getChannelData(side).slice(silence))
  return { left: left!, right: right! }
}

const mixed = (position: Position): Block => {
  const mix = createMixer([{ gain: 1, position }], RATE)
  const whole = silentBlock(LENGTH)
  // In two pieces: the room goes on over their border.
  for (const [from, to] of [
    [0, 10_001],
    [10_001, LENGTH],
  ] as const) {
    const piece = silentBlock(to - from)
    mix([{ left: SOUND.left.slice(from, to), right: SOUND.right.slice(from, to) }], piece)
    whole.left.set(piece.left, from)
    whole.right.set(piece.right, from)
  }
  return whole
}

const differenceOf = (one: Block, other: Block): number => {
  let most = 0
  for (const side of ['left', 'right'] as const)
    for (let at = 0; at < LENGTH; at += 1)
      most = Math.max(most, Math.abs(one[side][at]! - other[side][at]!))
  return most
}

it.each([
  { x: 0, depth: 0 },
  { x: -7, depth: 0 },
  { x: 4, depth: 3 },
  { x: 10, depth: 10 },
])('places a sound at $x, $depth as the engine does', async (position) => {
  // An echo of the engine may lie between two samples, and is then a little softer in the highest octave.
  const tolerance = position.depth > 0 ? 0.004 : 1e-6
  expect(differenceOf(mixed(position), await heardFromEngine(position))).toBeLessThan(tolerance)
})

it('control: one step away the difference is more than twice what is allowed', async () => {
  const heard = await heardFromEngine({ x: 4, depth: 3 })
  expect(differenceOf(mixed({ x: 5, depth: 3 }), heard)).toBeGreaterThan(0.01)
  expect(differenceOf(mixed({ x: 4, depth: 8 }), heard)).toBeGreaterThan(0.1)
})
