// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types; other workspaces that compile this file find ours only by this reference
/// <reference path="./signalsmith-stretch.d.ts" />
import { seconds, type Seconds } from '@dhvani/units'
import type { LoopRegion } from '../voices/buffer-voice.ts'
import { equalPower } from '../voices/equal-power.ts'
import { channelsOf, toBuffer } from '../loading/loaded-audio.ts'

/** Audio fed before and after the period, so that the stretcher never meets an edge. */
const RUN_UP = seconds(0.5)

/** Overlap of the result's two ends: a phase vocoder's phases at the end differ from the start's. */
const JOIN = seconds(0.1)

/** The period of a loop, repeated: `length` samples, beginning `before` samples early. */
const unroll = (
  samples: Float32Array,
  { start, period, before, length }: Record<'start' | 'period' | 'before' | 'length', number>,
): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length }, (_, index) => {
    const along = (((index - before) % period) + period) % period
    return samples[start + along] ?? 0
  })

/** Makes one period repeat: the audio after its end is mixed under its beginning. */
const closeCircle = (
  samples: Float32Array,
  { from, period, join }: Record<'from' | 'period' | 'join', number>,
): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: period }, (_, index) => {
    const here = samples[from + index] ?? 0
    if (index >= join) return here
    const { enter, leave } = equalPower((index + 0.5) / join)
    return here * enter + (samples[from + period + index] ?? 0) * leave
  })

export type StretchRequest = {
  readonly buffer: AudioBuffer
  readonly loop: LoopRegion
  /** Length of one period in the result. */
  readonly period: Seconds
  /** Pitch of the result as a multiple of its own. */
  readonly ratio: number
  /** Address of the worklet's module; without one the stretcher makes a `blob:` address. */
  readonly moduleUrl?: string | undefined
}

/**
 * Changes the length of a sustained loop and, apart from it, its pitch. Formants stay where they are, so that a
 * singer does not become a giant or a child. The whole result repeats.
 *
 * An `OfflineAudioContext` renders it on a thread of its own, so the page does not freeze. The first
 * call loads the stretcher (48 kB). Rejects when that or the rendering fails.
 */
export const stretchLoop = async ({
  buffer,
  loop,
  period,
  ratio,
  moduleUrl,
}: StretchRequest): Promise<AudioBuffer> => {
  const { default: createStretchNode } = await import('signalsmith-stretch')
  if (moduleUrl !== undefined) createStretchNode.moduleUrl = moduleUrl
  const { sampleRate, numberOfChannels } = buffer
  const start = Math.round(loop.start * sampleRate)
  const sourcePeriod = Math.round((loop.end - loop.start) * sampleRate)
  const resultPeriod = Math.round(period * sampleRate)
  const rate = sourcePeriod / resultPeriod
  const before = Math.round(RUN_UP * sampleRate)
  const join = Math.round(JOIN * sampleRate)
  const from = Math.round(before / rate)

  const context = new OfflineAudioContext(numberOfChannels, from + resultPeriod + join, sampleRate)
  const node = await createStretchNode(context, {
    numberOfInputs: 0,
    numberOfOutputs: 1,
    outputChannelCount: [numberOfChannels],
  })
  const length = before + sourcePeriod + before
  await node.addBuffers(
    channelsOf(buffer).map((samples) =>
      unroll(samples, { start, period: sourcePeriod, before, length }),
    ),
  )
  await node.schedule({
    output: 0,
    input: 0,
    rate,
    semitones: 12 * Math.log2(ratio),
    formantCompensation: ratio !== 1,
    active: true,
  })
  node.connect(context.destination)
  const rendered = await context.startRendering()
  return toBuffer(
    channelsOf(rendered).map((samples) =>
      closeCircle(samples, { from, period: resultPeriod, join }),
    ),
    sampleRate,
  )
}
