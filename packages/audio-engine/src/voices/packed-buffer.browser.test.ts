import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import { bufferOf, noise, sine, wavOf } from '../testing/fixtures.ts'
import { amplitudeOf, anOfflineEngine } from '../testing/live-engine.ts'
import { level, rms } from '../testing/measures.ts'
import { createOfflineTap } from '../testing/offline-tap.ts'
import { renderOffline } from '../testing/offline.ts'
import { createBufferVoice } from './buffer-voice.ts'
import { packBuffer, type PackedBuffer } from './packed-buffer.ts'
import { renewVoices } from './renewed-voice.ts'

const rate = hertz(44_100)
/** More slices than wait at once, and none of them ends where the loop does. */
const LOOP = { start: seconds(0.5), end: seconds(7.3) }
const HEARD = seconds(20)
/** The edge of a voice is within .0001 of 1 by then. */
const SETTLED = 0.4 * rate
/** Half of the smallest step of 16 bits, rounded up. */
const ROUNDING = 2 ** -15

const noisy = (channels: number) =>
  bufferOf(
    Array.from({ length: channels }, (_, seed) =>
      noise({ length: seconds(7.5), sampleRate: rate, seed: seed + 1 }),
    ),
    rate,
  )

/** What a listener hears of a loop from .2 s on. */
const heardOf = async (buffer: AudioBuffer | PackedBuffer, isSpread = false) => {
  const tap = await createOfflineTap()
  const { context } = tap
  const output = context.destination
  const options = { loop: LOOP, position: seconds(0.1), at: seconds(0.2), output, isSpread }
  createBufferVoice(context, { ...options, buffer }, { onIdle: () => undefined })
  return tap.record(HEARD)
}

const farthest = (one: Float32Array, other: Float32Array, later = 0) => {
  let most = 0
  for (let at = SETTLED; at + later < one.length; at += 1)
    most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at + later] ?? 0)))
  return most
}

describe('a packed buffer', () => {
  it('takes half of the memory, and gives its samples back', () => {
    const buffer = noisy(2)
    const packed = packBuffer(buffer)
    expect(packed.bytes).toBe(buffer.length * 2 * 2)
    expect(packed.duration).toBe(buffer.duration)
    const back = packed.unpack()
    for (const channel of [0, 1])
      expect(
        farthest(back.getChannelData(channel), buffer.getChannelData(channel)),
      ).toBeLessThanOrEqual(ROUNDING / 2)
  })

  it.each([
    ['a stereo sound', 2, false],
    ['a texture, later in the right ear', 1, true],
  ] as const)(
    'plays %s as the browser repeats it, through its seams',
    async (_, channels, isSpread) => {
      const buffer = noisy(channels)
      const expected = await heardOf(buffer, isSpread)
      const heard = await heardOf(packBuffer(buffer), isSpread)
      expect(rms(expected, SETTLED)).toBeGreaterThan(0.05)
      expect(farthest(heard, expected)).toBeLessThan(ROUNDING)
      // Control: one sample later is far off.
      expect(farthest(heard, expected, 1)).toBeGreaterThan(0.1)
    },
  )

  it('ends at once where it has not begun to sound', async () => {
    const { context } = await createOfflineTap()
    const onIdle = vi.fn<() => void>()
    const options = { loop: LOOP, position: seconds(1), output: context.destination }
    const later = packBuffer(noisy(1)).startVoice(
      context,
      { ...options, at: seconds(9) },
      { onIdle },
    )
    expect(onIdle).not.toHaveBeenCalled()
    later.fadeOut()
    expect(onIdle).toHaveBeenCalledOnce()
    expect(later.revive()).toBe(false)
  })

  it('goes on for four seconds while the page stands still', async () => {
    // A page that stands still hears of no slice's end.
    const ends = vi.spyOn(AudioScheduledSourceNode.prototype, 'onended', 'set')
    ends.mockImplementation(() => undefined)
    onTestFinished(() => ends.mockRestore())
    const tone = bufferOf([sine(500, { length: seconds(10), sampleRate: rate })], rate)
    const { left } = await renderOffline(seconds(10), (context) => {
      const loop = { start: seconds(0), end: seconds(10) }
      const options = { loop, position: seconds(0), output: context.destination }
      packBuffer(tone).startVoice(context, options, { onIdle: () => undefined })
    })
    // More than one slice: when the page stands still just before the first one ends, four seconds follow.
    expect(ends.mock.calls.length).toBeGreaterThan(1)
    expect(level(left, 7.9 * rate, 8 * rate)).toBeGreaterThan(-10)
    expect(level(left, 9 * rate, 9.1 * rate)).toBeLessThan(-90)
  })

  it('goes on where it would be after a page that stood still for longer', async () => {
    const tone = bufferOf([sine(100, { length: seconds(7.5), sampleRate: rate })], rate)
    const options = { loop: LOOP, position: seconds(1) }
    const listen = async (buffer: AudioBuffer | PackedBuffer) => {
      const ended: (() => void)[] = []
      const ends = vi.spyOn(AudioScheduledSourceNode.prototype, 'onended', 'set')
      ends.mockImplementation((tell: unknown) => void ended.push(tell as () => void))
      const tap = await createOfflineTap()
      const output = tap.context.destination
      createBufferVoice(tap.context, { ...options, buffer, output }, { onIdle: () => undefined })
      const before = await tap.record(seconds(10))
      ends.mockRestore()
      // A whole buffer has not ended.
      if ('unpack' in buffer) for (const tell of ended) tell()
      return { before, after: await tap.record(seconds(4)) }
    }
    const whole = await listen(tone)
    const packed = await listen(packBuffer(tone))
    expect(level(packed.before, 9 * rate, 9.1 * rate)).toBeLessThan(-90)
    expect(farthest(packed.after, whole.after)).toBeLessThan(ROUNDING)
    expect(farthest(packed.after, whole.after, 1)).toBeGreaterThan(0.005)
    // It comes back without a click: no step is higher than those of the tone itself.
    const highestStep = (samples: Float32Array) =>
      samples.reduce((most, value, at) => Math.max(most, value - (samples[at - 1] ?? value)), 0)
    expect(highestStep(packed.after)).toBeLessThan(1.05 * highestStep(whole.after))
  })
})

/** Sounds of five seconds, of which the engine may hold 2.8 unpacked. */
const TONES = [500, 700, 1100] as const
const LENGTH = seconds(5)
const BYTES = LENGTH * rate * 2 * Float32Array.BYTES_PER_ELEMENT
const BUDGET = 2.8 * BYTES

const soundOf = (tone: number): SoundSource => ({
  id: String(tone),
  name: String(tone),
  url: `https://sounds.test/${String(tone)}.wav`,
  loop: { start: seconds(0), end: LENGTH },
})

const toneOf = (tone: number) => sine(tone, { length: LENGTH, sampleRate: rate, amplitude: 0.2 })

const anEngine = async () => {
  const files = TONES.map((tone) => [soundOf(tone).url, wavOf([toneOf(tone), toneOf(tone)], rate)])
  const live = await anOfflineEngine({
    decodeBudget: BUDGET,
    random: () => 0,
    files: Object.fromEntries(files) as Record<string, ArrayBuffer>,
  })
  const { mixer } = live.engine
  const add = async (tone: number) => {
    const before = mixer.getSnapshot().playingCount
    mixer.add(soundOf(tone), 80)
    await live.tap.until(() => live.engine.diagnostics().sounding > before)
  }
  return { ...live, mixer, add }
}

describe('an engine whose budget is used up', () => {
  it('packs what comes then, and streams nothing', async () => {
    const { add, engine, tap } = await anEngine()
    for (const tone of TONES) await add(tone)
    expect(engine.diagnostics().heldBytes).toBe(2 * BYTES)
    const heard = await tap.record(seconds(12))
    for (const tone of TONES)
      for (let second = 1; second < 12; second += 1) {
        const part = heard.subarray(second * rate, (second + 1) * rate)
        expect(amplitudeOf(part, tone, rate)).toBeGreaterThan(0.02)
      }
  })

  it('pauses, turns a pause round, and goes on where it was', async () => {
    const { add, engine, mixer, tap } = await anEngine()
    await add(TONES[0])
    await add(TONES[1])
    const id = String(TONES[1])
    const place = () => engine.diagnostics().positions.get(id) ?? Number.NaN
    await tap.record(seconds(3))
    mixer.toggle(id)
    await tap.record(seconds(0.05))
    mixer.toggle(id)
    const heard = await tap.record(seconds(6))
    const second = heard.subarray(5 * rate)
    expect(amplitudeOf(second, TONES[1], rate)).toBeGreaterThan(0.02)
    mixer.toggle(id)
    await tap.until(() => engine.diagnostics().sounding === 1)
    const paused = place()
    expect(amplitudeOf(await tap.record(seconds(1)), TONES[1], rate)).toBeLessThan(0.001)
    mixer.toggle(id)
    await tap.until(() => engine.diagnostics().sounding === 2)
    expect(place() - paused).toBeLessThan(0.3)
    expect(place() - paused).toBeGreaterThan(-0.01)
    mixer.clear()
    await tap.until(() => engine.diagnostics().sounding === 0)
  })

  it('goes on without a hole when the code comes that renews', async () => {
    const { add, engine, tap } = await anEngine()
    await add(TONES[0])
    await add(TONES[1])
    await tap.record(seconds(1))
    const usual = amplitudeOf(await tap.record(seconds(0.02)), TONES[1], rate)
    engine.renewWith(renewVoices(() => Promise.resolve(undefined)))
    for (let part = 0; part < 20; part += 1) {
      const now = amplitudeOf(await tap.record(seconds(0.02)), TONES[1], rate)
      expect(now / usual).toBeGreaterThan(0.8)
      expect(now / usual).toBeLessThan(1.2)
    }
  })

  it('renews a packed sound, and packs its new period, too', async () => {
    const { add, engine, tap } = await anEngine()
    engine.renewWith(
      renewVoices(({ sound }) =>
        Promise.resolve(
          sound.id === String(TONES[1])
            ? { buffer: bufferOf([toneOf(900), toneOf(900)], rate), passage: seconds(1) }
            : undefined,
        ),
      ),
    )
    await add(TONES[0])
    await add(TONES[1])
    const before = engine.diagnostics().heldBytes
    await tap.until(() => engine.diagnostics().heldBytes > before, seconds(60))
    expect(engine.diagnostics().heldBytes - before).toBe(BYTES / 2)
    await tap.record(seconds(6))
    const heard = await tap.record(seconds(1))
    expect(amplitudeOf(heard, 900, rate)).toBeGreaterThan(0.02)
    expect(amplitudeOf(heard, TONES[1], rate)).toBeLessThan(0.002)
  })
})
