import { createStrikeQueue } from '@dhvani/audio-engine/practice'
import {
  arrangeCycle,
  createTimeline,
  dayanFrequency,
  findSaKey,
  saFrequency,
  STROKES,
  type Arrangement,
  type StrokeName,
  type Taal,
} from '@dhvani/riyaz'
import { KIT_TAKES, renderStroke } from '@dhvani/sound-render/practice'
import { beatsPerMinute, hertz, samples, seconds, type Hertz } from '@dhvani/units'
import { planTheka, type TablaKit } from '../theka-plan.ts'

export const RATE = hertz(48_000)

/** Silence before the first sam and after the last stroke, in which nothing may be heard. Seconds. */
const SILENCE = 0.3

/** The tabla's Sa for one of the listener's keys. */
export const tablaSa = (sa: string): Hertz => {
  if (!findSaKey(sa)) throw new RangeError(`no such key: ${sa}`)
  return dayanFrequency(saFrequency({ sa, cents: 0, concertPitch: 440 }))
}

const bufferOf = (wave: Float32Array<ArrayBuffer>): AudioBuffer => {
  const buffer = new AudioBuffer({ length: wave.length, sampleRate: RATE })
  buffer.copyToChannel(wave, 0)
  return buffer
}

/** Every take of every stroke at a Sa, softest first. */
export const renderKit = (sa: Hertz): TablaKit => {
  const kit: Partial<Record<StrokeName, AudioBuffer[]>> = {}
  for (const stroke of STROKES)
    kit[stroke] = Array.from({ length: KIT_TAKES }, (_, index) =>
      bufferOf(renderStroke(stroke, { sa, take: index + 1, sampleRate: RATE })),
    )
  return kit as TablaKit
}

/** What the theka says is played at a time. */
export type PlayedStrokes = { readonly at: number; readonly strokes: readonly StrokeName[] }

const written = (arrangement: Arrangement, toSeconds: (position: number) => number) => {
  const played: { at: number; strokes: StrokeName[] }[] = []
  for (const { position, part } of arrangeCycle(arrangement, 0)) {
    const at = toSeconds(position)
    const last = played.at(-1)
    if (last && at - last.at < 0.002) last.strokes.push(part[0])
    else played.push({ at, strokes: [part[0]] })
  }
  return played
}

/** One cycle of a theka as the practice room's own plan and queue play it, without fills, and what is written of it. */
export const playTheka = async (taal: Taal, kit: TablaKit, seed = 5) => {
  const tempo = beatsPerMinute(taal.tempo)
  const matras = taal.theka.length
  const anchor = { position: 0, sample: samples(SILENCE * RATE) }
  const timeline = createTimeline({ matras, tempo, feel: 'steady', sampleRate: RATE, seed, anchor })
  const toSeconds = (position: number) => timeline.toSample(position) / RATE
  const arrangement: Arrangement = { taal, tempo, isFilled: false, hasLead: false, seed }
  const end = toSeconds(matras)
  const context = new OfflineAudioContext(2, Math.round((end + SILENCE) * RATE), RATE)
  const queue = createStrikeQueue(context, context.destination)
  const plan = planTheka({
    arrangement,
    timeline,
    kit,
    hasTheka: true,
    sampleRate: RATE,
    from: 0,
    countIn: 0,
  })
  for (const strike of plan.next(seconds(end - 0.001))) queue.add(strike)
  const rendered = await context.startRendering()
  const [left, right] = [rendered.getChannelData(0), rendered.getChannelData(1)]
  return {
    // A stroke in the middle is as loud in one channel as it was in two.
    recording: left.map((value, index) => Math.SQRT1_2 * (value + right[index]!)),
    played: written(arrangement, toSeconds) as readonly PlayedStrokes[],
  }
}
