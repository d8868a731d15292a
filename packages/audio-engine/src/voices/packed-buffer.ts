import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { seconds, type Seconds } from '@dhvani/units'
import { clockOf, frameAfter, glide, GLIDE } from '../context/glide.ts'
import { channelsOf } from '../loading/loaded-audio.ts'
import { createBufferVoice, type BufferVoiceOptions } from './buffer-voice.ts'
import { FADE_OUT, REVIVAL_MARGIN, START_MARGIN, type Voice, type VoiceEvents } from './voice.ts'

/** Decoded audio as numbers of 16 bits, which take half of the memory of an `AudioBuffer`. */
export type PackedBuffer = {
  readonly bytes: number
  /** In seconds. */
  readonly duration: number
  /** Packs another one, which follows this one. */
  readonly pack: (buffer: AudioBuffer) => PackedBuffer
  readonly unpack: () => AudioBuffer
  /** Repeats a region of it without a seam, as `createBufferVoice` does. */
  readonly startVoice: (
    context: BaseAudioContext,
    options: Omit<BufferVoiceOptions, 'buffer'>,
    events: Pick<VoiceEvents, 'onIdle'>,
  ) => Voice
}

type Samples = {
  readonly channels: readonly Int16Array[]
  /** In hertz. */
  readonly sampleRate: number
}

/** Stands for a sample of 1, which is cut to one less. */
const FULL_SCALE = 2 ** 15
const STEP = 1 / FULL_SCALE

/** What the browser gets at once. */
const SLICE = seconds(4)
/** Slices that sound or wait: a page may stand still for 4 s, and nothing is heard of it. */
const AHEAD = 2
/** A loop: `Int16Array.from` with a function takes ten times as long. */
const packChannel = (samples: Float32Array): Int16Array => {
  const packed = new Int16Array(samples.length)
  for (let index = 0; index < packed.length; index += 1) {
    const sample = Math.round((samples[index] ?? 0) * FULL_SCALE)
    packed[index] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, sample))
  }
  return packed
}

/** A loop as frames of the samples. What lies before it is heard once. */
type Region = { readonly start: number; readonly end: number }

const placeIn = ({ start, end }: Region, along: number): number =>
  along < end ? along : start + ((along - start) % (end - start))

const fill = (target: Float32Array, samples: Int16Array, region: Region, along: number) => {
  let done = 0
  while (done < target.length) {
    const place = placeIn(region, along + done)
    const part = samples.subarray(place, Math.min(region.end, place + target.length - done))
    // To cut the range first and to multiply takes half of the time of a test and a division for each sample.
    for (let at = 0; at < part.length; at += 1) target[done + at] = part[at]! * STEP
    done += region.end - place
  }
}

const createPackedVoice = (
  context: BaseAudioContext,
  { channels, sampleRate }: Samples,
  {
    loop,
    position,
    output,
    isSpread = false,
    at = clockOf(context),
  }: Omit<BufferVoiceOptions, 'buffer'>,
  { onIdle }: Pick<VoiceEvents, 'onIdle'>,
): Voice => {
  const framesOf = (time: number) => Math.round(time * sampleRate)
  const [first] = channels
  const frames = first?.length ?? 1
  const start = Math.min(framesOf(loop.start), frames - 1)
  const end = Math.min(framesOf(loop.end), frames)
  const region = { start, end: Math.max(start + 1, end) }
  const ears =
    isSpread && channels.length === 1 && first
      ? [0, RIGHT_EAR_LATER].map((later) => ({
          samples: first,
          later: Math.round(later * (region.end - region.start)),
        }))
      : channels.map((samples) => ({ samples, later: 0 }))
  const edge = new GainNode(context, { gain: 0 })
  /** What sounds or waits, with the time at which it begins. */
  const queue = new Map<AudioBufferSourceNode, number>()
  const idle: AudioBuffer[] = []
  const soonest = () => seconds(context.currentTime + START_MARGIN)
  /** In seconds of the context, on a frame of its own, so that a slice begins where the one before it ends. */
  const begins = frameAfter(context, seconds(Math.max(at, soonest())))
  /** In frames of the sound: what begins late is where it would be had it begun in time. */
  const beginning = framesOf(position + begins - at)
  /** Frames from there up to which the browser has its slices. */
  let given = 0
  let pausedAt: Seconds | undefined
  let isOver = false

  const positionAt = (time: number): Seconds => {
    const since = framesOf(Math.max(0, time - begins))
    return seconds(placeIn(region, beginning + since) / sampleRate)
  }

  const giveSlice = () => {
    const length = framesOf(SLICE)
    const buffer =
      idle.pop() ?? new AudioBuffer({ length, numberOfChannels: ears.length, sampleRate })
    for (const [ear, { samples, later }] of ears.entries())
      fill(buffer.getChannelData(ear), samples, region, beginning + given + later)
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(edge)
    const time = begins + given / sampleRate
    source.start(time)
    source.onended = () => {
      source.disconnect()
      queue.delete(source)
      idle.push(buffer)
      if (pausedAt === undefined) keepAhead()
      else if (soundingBefore(pausedAt + FADE_OUT).length === 0) free()
    }
    queue.set(source, time)
    given += length
  }

  const soundingBefore = (time: number) =>
    [...queue].flatMap(([source, from]) => (from < time ? [source] : []))

  /** After a page that stood still it goes on where the clock is, so that a passage still meets its end. */
  const catchUp = () => {
    const missed = framesOf(soonest() - begins)
    if (missed <= given) return
    given = missed
    glide(edge.gain, 0, clockOf(context), GLIDE.edge)
    glide(edge.gain, 1, seconds(begins + given / sampleRate), GLIDE.edge)
  }

  const keepAhead = () => {
    catchUp()
    while (queue.size < AHEAD) giveSlice()
  }

  const free = () => {
    if (isOver) return
    isOver = true
    for (const source of queue.keys()) {
      source.onended = null
      source.stop()
      source.disconnect()
    }
    queue.clear()
    idle.length = 0
    edge.disconnect()
    onIdle(positionAt(pausedAt ?? context.currentTime))
  }

  edge.connect(output)
  glide(edge.gain, 1, seconds(begins), GLIDE.edge)
  keepAhead()

  return {
    fadeOut(after = 0) {
      if (isOver || pausedAt !== undefined) return
      pausedAt = seconds(context.currentTime + after)
      glide(edge.gain, 0, pausedAt, GLIDE.edge)
      const end = pausedAt + FADE_OUT
      const sounding = soundingBefore(end)
      for (const source of sounding) source.stop(end)
      if (sounding.length === 0) free()
    },
    revive() {
      if (isOver) return false
      if (pausedAt === undefined) return true
      const end = pausedAt + FADE_OUT
      if (context.currentTime > end - REVIVAL_MARGIN) return false
      pausedAt = undefined
      for (const source of soundingBefore(end)) source.stop(end + SLICE)
      glide(edge.gain, 1, clockOf(context), GLIDE.edge)
      keepAhead()
      return true
    },
    position: () => positionAt(pausedAt ?? context.currentTime),
    cut: free,
  }
}

/** Rounding adds noise 98 dB below a full-scale sine (6.02 dB a bit and 1.76 dB). */
export const packBuffer = (buffer: AudioBuffer): PackedBuffer => {
  const { sampleRate, length, numberOfChannels, duration } = buffer
  // No function of what is returned may name the buffer: it would stay in memory with them.
  const channels = channelsOf(buffer).map(packChannel)
  const unpack = () => {
    const whole = new AudioBuffer({ length, numberOfChannels, sampleRate })
    for (const [index, samples] of channels.entries())
      fill(whole.getChannelData(index), samples, { start: 0, end: length }, 0)
    return whole
  }
  return {
    bytes: length * numberOfChannels * Int16Array.BYTES_PER_ELEMENT,
    duration,
    pack: packBuffer,
    unpack,
    startVoice: (context, options, events) =>
      context.sampleRate === sampleRate
        ? createPackedVoice(context, { channels, sampleRate }, options, events)
        : // The browser resamples each slice by itself, so that their ends would not meet.
          createBufferVoice(context, { ...options, buffer: unpack() }, events),
  }
}
