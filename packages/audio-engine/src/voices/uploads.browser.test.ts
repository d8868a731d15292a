import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GLIDE } from '../context/glide.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import { noise as softNoise, sine, wavOf } from '../testing/fixtures.ts'
import { aLiveEngine, anOfflineEngine, toneSound } from '../testing/live-engine.ts'
import { blockLevels, medianOf, peak, roughness, unevenRoughness } from '../testing/measures.ts'

const rate = hertz(44_100)

const noise = (length: number, seed: number) =>
  softNoise({ length: seconds(length), sampleRate: rate, seed })

/** A listener's own sound, at an address that media elements can read too. */
const anUpload = (samples: Float32Array): SoundSource => {
  const url = URL.createObjectURL(new Blob([wavOf([samples], rate)], { type: 'audio/wav' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return { id: 'user:1', name: 'Own', url }
}

const realNetwork: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)

describe('a short upload', () => {
  it('repeats without a seam although it is no loop', async () => {
    const live = await anOfflineEngine({ fetch: realNetwork })
    live.engine.mixer.add(anUpload(noise(2, 1)), 100)
    await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
    const heard = await live.tap.record(seconds(6))
    const settled = heard.subarray(0.3 * rate)
    expect(unevenRoughness(settled, rate)).toBeLessThan(2)
    const blocks = blockLevels(settled, { block: 0.05, sampleRate: rate })
    expect(Math.min(...blocks)).toBeGreaterThan(Math.max(...blocks) - 8)
    expect(live.engine.diagnostics().heldBytes).toBeGreaterThan(0)
  })
})

describe('a long upload', () => {
  it('plays before its download ends, is never decoded, and overlaps its end with its beginning', async () => {
    // No room for decoded audio makes any upload a long one. How soon it plays has no bound here: the
    // element loads in real time, as the live context's clock runs, and a busy machine takes longer.
    const live = await aLiveEngine({
      fetch: () => Promise.resolve(new Response(new ReadableStream<Uint8Array>({}))),
      decodeBudget: 0,
    })
    live.engine.mixer.add(anUpload(noise(4, 2)), 100)
    await live.tap.until(() => live.tap.level() > 0.001)
    await live.tap.record(seconds(0.3))
    const body = await live.tap.record(seconds(7))
    const blocks = blockLevels(body, { block: 0.005, sampleRate: live.tap.context.sampleRate })
    expect(medianOf(blocks)).toBeGreaterThan(-60)
    expect(blocks.filter((block) => block < medianOf(blocks) - 20)).toEqual([])
    expect(live.decodings()).toBe(0)
    expect(live.engine.diagnostics().heldBytes).toBe(0)
  })

  it('control: finds the gap when a media element loops by itself', async () => {
    const live = await aLiveEngine()
    const upload = anUpload(noise(1.5, 3))
    const element = new Audio(upload.url)
    element.loop = true
    live.tap.context.createMediaElementSource(element).connect(live.tap.context.destination)
    await element.play()
    const body = (await live.tap.record(seconds(5))).subarray(0.3 * rate)
    element.pause()
    const blocks = blockLevels(body, { block: 0.002, sampleRate: live.tap.context.sampleRate })
    expect(blocks.some((block) => block < medianOf(blocks) - 20)).toBe(true)
  })

  it('pauses and goes on where it was', async () => {
    const live = await aLiveEngine({ fetch: realNetwork, decodeBudget: 0 })
    const upload = anUpload(noise(8, 4))
    const { mixer } = live.engine
    const position = () => live.engine.diagnostics().positions.get(upload.id) ?? 0
    mixer.add(upload, 100)
    await live.tap.until(() => position() > 1)
    mixer.pauseAll()
    await live.tap.until(() => live.engine.diagnostics().sounding === 0)
    const paused = position()
    await live.tap.record(seconds(0.05))
    expect(peak(await live.tap.record(seconds(0.3)))).toBe(0)
    mixer.playAll()
    await live.tap.until(() => live.tap.level() > 0.001)
    expect(position()).toBeGreaterThanOrEqual(paused - 0.05)
    expect(position()).toBeLessThan(paused + 1)
  })

  it('previews for its length and closes', async () => {
    const live = await aLiveEngine({
      // A blob URL answers no HEAD request; all else is real.
      fetch: (input, init) =>
        init?.method === 'HEAD'
          ? Promise.resolve(new Response(null, { status: 200 }))
          : realNetwork(input, init),
      decodeBudget: 0,
    })
    live.engine.preview.open(anUpload(noise(3, 5)))
    await live.tap.until(() => live.engine.preview.getSnapshot().state === 'playing')
    expect(live.engine.preview.getSnapshot().length).toBeCloseTo(3, 1)
    await live.tap.until(() => live.engine.preview.getSnapshot().state === 'ready', seconds(5))
    // It fades out in twelve time constants of an edge.
    await live.tap.record(seconds(12 * GLIDE.edge))
    expect(peak(await live.tap.record(seconds(0.1)))).toBe(0)
  })
})

/** Seconds of silent mp3 at a bit rate: MPEG-1 layer III, mono at 44.1 kHz, without an index. */
const silentMp3 = (length: number, kilobits: 32 | 320): Uint8Array<ArrayBuffer> => {
  const frame = new Uint8Array(Math.floor((144_000 * kilobits) / rate))
  frame.set([0xff, 0xfb, kilobits === 32 ? 0x10 : 0xe0, 0xc0])
  const count = Math.round((length * rate) / 1152)
  const bytes = new Uint8Array(count * frame.length)
  for (let index = 0; index < count; index += 1) bytes.set(frame, index * frame.length)
  return bytes
}

describe('an upload without an index, whose length a player only guesses', () => {
  it.each([
    ['too short', [silentMp3(1, 320), silentMp3(6, 32)], 7, 2.5],
    ['far too long', [silentMp3(2, 32), silentMp3(3, 320)], 5, 40],
  ] as const)(
    'is heard to the end that was counted, and crossfades there, where it is told %s',
    async (_how, parts, length, told) => {
      const url = URL.createObjectURL(new Blob([...parts], { type: 'audio/mpeg' }))
      onTestFinished(() => URL.revokeObjectURL(url))
      const live = await aLiveEngine({ fetch: realNetwork, decodeBudget: 0 })
      live.engine.mixer.add({ id: 'user:1', name: 'Own', url, length: seconds(length) }, 100)
      let furthest = 0
      let after = 0
      await live.tap.until(() => {
        const position = live.engine.diagnostics().positions.get('user:1') ?? 0
        after = position
        furthest = Math.max(furthest, position)
        return position < furthest - 1
      }, seconds(12))
      expect(furthest).toBeGreaterThan(length - 0.6)
      expect(furthest, 'what the player tells').not.toBeCloseTo(told, 0)
      // A hard wrap would begin at 0; a crossfade has played the beginning meanwhile.
      expect(after).toBeGreaterThan(0.8)
    },
  )
})

/** @returns amplitude of a frequency in a block */
const toneIn = (block: Float32Array, cycles: number): number => {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of block.entries()) {
    const angle = (2 * Math.PI * cycles * index) / block.length
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  }
  return (2 * Math.hypot(real, imaginary)) / block.length
}

/** @returns for how many seconds the tone and the noise of the file are heard together */
const togetherFor = (heard: Float32Array, sampleRate: number): number => {
  const block = 0.02
  const length = Math.round(block * sampleRate)
  const count = Math.floor(heard.length / length)
  const blocks = Array.from({ length: count }, (_, index) =>
    heard.subarray(index * length, (index + 1) * length),
  )
  const tones = blocks.map((samples) => toneIn(samples, 500 * block))
  const noises = blocks.map((samples) => roughness(samples))
  const [loudest, roughest] = [Math.max(...tones), Math.max(...noises)]
  const both = tones.filter(
    (tone, index) => tone > loudest / 5 && (noises[index] ?? 0) > roughest / 10,
  )
  return both.length * block
}

describe('ADTS, which tells no length, a tone at first and noise at its end', () => {
  const url = new URL('../testing/formats/tone-then-noise.aac', import.meta.url).href
  const counted = seconds(6.08)

  const heardWith = async (length: { readonly length?: typeof counted }) => {
    const live = await aLiveEngine({ fetch: realNetwork, decodeBudget: 0 })
    live.engine.mixer.add({ id: 'user:1', name: 'Own', url, ...length }, 100)
    await live.tap.until(() => live.tap.level() > 0.001)
    const heard = await live.tap.record(seconds(7.5))
    expect(live.engine.diagnostics().heldBytes).toBe(0)
    return togetherFor(heard, live.tap.context.sampleRate)
  }

  it('ends with a crossfade, by its counted length', async () => {
    expect(await heardWith({ length: counted })).toBeGreaterThan(0.9)
  })

  it('control: by the length that the player guesses, it wraps with nothing of both', async () => {
    expect(await heardWith({})).toBeLessThan(0.3)
  })
})

describe('the decode budget', () => {
  it('drops sounds that do not play, least recently used first, and loads them again', async () => {
    const second = 44_100 * 4
    const file = wavOf([sine(500, { length: seconds(10), sampleRate: rate })], rate)
    const names = ['a', 'b', 'c']
    const live = await anOfflineEngine({
      decodeBudget: 14 * second,
      files: Object.fromEntries(names.map((name) => [`https://sounds.test/${name}.wav`, file])),
    })
    const soundOf = (name: string): SoundSource => ({
      id: name,
      name,
      url: `https://sounds.test/${name}.wav`,
      loop: { start: seconds(0), end: seconds(10) },
      isTexture: true,
    })
    const { mixer } = live.engine
    for (const name of names) {
      mixer.add(soundOf(name), 20)
      await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
      mixer.remove(name)
      await live.tap.until(() => live.engine.diagnostics().sounding === 0)
    }
    expect(live.engine.diagnostics().heldBytes).toBeLessThanOrEqual(14 * second)
    expect(live.engine.diagnostics().heldBytes).toBeGreaterThan(0)
    const before = live.requests.length
    mixer.add(soundOf('c'), 20)
    await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
    expect(live.requests.length).toBe(before)
    mixer.remove('c')
    mixer.add(soundOf('a'), 20)
    await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
    expect(live.requests.length).toBe(before + 1)
  })

  it('keeps one channel of a stereo texture and still plays two sides', async () => {
    const left = sine(500, { length: seconds(10), sampleRate: rate })
    const right = sine(700, { length: seconds(10), sampleRate: rate })
    const url = 'https://sounds.test/texture.wav'
    const live = await anOfflineEngine({ files: { [url]: wavOf([left, right], rate) } })
    live.engine.mixer.add(
      { ...toneSound('low'), url, loop: { start: seconds(0), end: seconds(10) }, isTexture: true },
      50,
    )
    await live.tap.until(() => live.engine.mixer.getSnapshot().playingCount === 1)
    expect(live.engine.diagnostics().heldBytes).toBe(10 * live.tap.context.sampleRate * 4)
  })
})
