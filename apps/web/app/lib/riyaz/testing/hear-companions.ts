import {
  createStrikeQueue,
  type Practice,
  type PracticePlan,
  type Strike,
} from '@dhvani/audio-engine/practice'
import { RIYAZ_DEFAULTS, type RiyazSettings } from '@dhvani/riyaz'
import { hertz, seconds } from '@dhvani/units'
import { renderNeed } from '../render-need.ts'

export const RATE = hertz(48_000)
export const SA = hertz(138.59)

export const bufferOf = (wave: Float32Array<ArrayBuffer>): AudioBuffer => {
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: RATE })
  buffer.copyToChannel(wave, 0)
  return buffer
}

/** What a plan sounds like, both channels as one. */
export const play = async (strikes: readonly Strike[], length: number): Promise<Float32Array> => {
  const context = new OfflineAudioContext(2, length * RATE, RATE)
  const queue = createStrikeQueue(context, context.destination)
  for (const strike of strikes) queue.add(strike)
  const heard = await context.startRendering()
  const right = heard.getChannelData(1)
  return heard.getChannelData(0).map((value, index) => Math.SQRT1_2 * (value + right[index]!))
}

export const levelAt = (signal: Float32Array, time: number, length: number) => {
  const part = signal.subarray(Math.round(time * RATE), Math.round((time + length) * RATE))
  return Math.hypot(...part) / Math.sqrt(part.length)
}

/** Power of a tone in a Hann window of a quarter of a second around a moment. */
export const toneAt = (signal: Float32Array, frequency: number, time: number) => {
  const width = Math.round(0.25 * RATE)
  const start = Math.round(time * RATE - width / 2)
  let [real, imaginary] = [0, 0]
  for (let index = 0; index < width; index += 1) {
    const value =
      (signal[start + index] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * index) / width))
    real += value * Math.cos((2 * Math.PI * frequency * index) / RATE)
    imaginary += value * Math.sin((2 * Math.PI * frequency * index) / RATE)
  }
  return real * real + imaginary * imaginary
}

/** What the room would play: the plan that each part was given last. */
export const aPractice = () => {
  const context = new OfflineAudioContext(2, RATE, RATE)
  const plans: Partial<Record<'tanpura' | 'tabla', PracticePlan>> = {}
  const take: Practice['start'] = (part, plan) => {
    plans[part] = plan(seconds(0))
  }
  const replan: Practice['replan'] = (part, plan) => {
    plans[part] = plan(seconds(1))
  }
  const practice = {
    context: () => context,
    getSnapshot: () => ({
      isPlaying: true,
      tanpura: plans.tanpura !== undefined,
      tabla: plans.tabla !== undefined,
    }),
    start: take,
    replan,
    stop: (part: 'tanpura' | 'tabla') => {
      delete plans[part]
    },
    heardAt: () => seconds(0),
  }
  const marksOf = (part: 'tanpura' | 'tabla') =>
    new Set(plans[part]!.next(seconds(20)).map(({ damps }) => damps?.split('-')[0]))
  const planned = (part: 'tanpura' | 'tabla', until: number) => plans[part]!.next(seconds(until))
  return { practice: practice as unknown as Practice, marksOf, planned }
}

/** Renders on the calling thread; each answer took a minute, so that a pool of plucks asks for no more than it needs. */
export const renderer = {
  ask: async (need: Parameters<typeof renderNeed>[0]) => ({ ...renderNeed(need), cost: 60_000 }),
}

export const settingsOf = (change: Partial<RiyazSettings>): RiyazSettings => ({
  ...RIYAZ_DEFAULTS,
  round: 3,
  scale: 'bhupali',
  ...change,
})
