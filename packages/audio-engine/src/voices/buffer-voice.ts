import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { seconds, type Seconds } from '@dhvani/units'
import { clockOf, frameAfter, glide, GLIDE } from '../context/glide.ts'
import type { PackedBuffer } from './packed-buffer.ts'
import { FADE_OUT, REVIVAL_MARGIN, type Voice, type VoiceEvents } from './voice.ts'

/** The part of a buffer that repeats, in seconds of the buffer. */
export type LoopRegion = { readonly start: Seconds; readonly end: Seconds }

export type BufferVoiceOptions = {
  readonly buffer: AudioBuffer | PackedBuffer
  readonly loop: LoopRegion
  /** Where in the buffer to begin. */
  readonly position: Seconds
  readonly output: AudioNode
  /**
   * Plays a mono buffer left and right, later in the right ear (`RIGHT_EAR_LATER`): a texture as wide as a
   * stereo recording for half of its memory.
   */
  readonly isSpread?: boolean
  /** Context time of the start. */
  readonly at?: Seconds
}

/** A second `stop` replaces the first, so a stop at this time cancels a planned one. */
const NEVER = seconds(1e8)

/** Repeats a region of a buffer without a seam until it is faded out or cut. Needs no timer. */
export const createBufferVoice = (
  context: BaseAudioContext,
  options: BufferVoiceOptions,
  events: Pick<VoiceEvents, 'onIdle'>,
): Voice => {
  const { buffer, loop, position, output, isSpread = false } = options
  if ('startVoice' in buffer) return buffer.startVoice(context, options, events)
  const at = frameAfter(context, options.at ?? clockOf(context))
  const period = loop.end - loop.start
  const edge = new GainNode(context, { gain: 0 })
  const nodes: AudioNode[] = [edge]
  let pausedAt: Seconds | undefined
  let isOver = false

  const positionAt = (time: number): Seconds => {
    const along = position + Math.max(0, time - at)
    if (along < loop.end) return seconds(along)
    return seconds(loop.start + ((along - loop.start) % period))
  }

  const startSource = (from: number, destination: AudioNode, input = 0) => {
    const source = new AudioBufferSourceNode(context, {
      buffer,
      loop: true,
      loopStart: loop.start,
      loopEnd: loop.end,
    })
    source.connect(destination, 0, input)
    source.start(at, from)
    nodes.push(source)
    return source
  }

  const startPair = () => {
    // Hard left and hard right: a merger costs less than two panners.
    const sides = new ChannelMergerNode(context, { numberOfInputs: 2 })
    sides.connect(edge)
    nodes.push(sides)
    return [0, 1].map((side) =>
      startSource(positionAt(at + side * RIGHT_EAR_LATER * period), sides, side),
    )
  }

  const sources =
    isSpread && buffer.numberOfChannels === 1 ? startPair() : [startSource(position, edge)]

  const free = () => {
    if (isOver) return
    isOver = true
    for (const node of nodes) node.disconnect()
    events.onIdle(positionAt(pausedAt ?? context.currentTime))
  }

  const stopSources = (time: number) => {
    for (const source of sources) source.stop(time)
  }

  edge.connect(output)
  glide(edge.gain, 1, at, GLIDE.edge)
  const [first] = sources
  if (first !== undefined) first.onended = free

  return {
    fadeOut(after = 0) {
      if (isOver || pausedAt !== undefined) return
      pausedAt = seconds(context.currentTime + after)
      glide(edge.gain, 0, pausedAt, GLIDE.edge)
      stopSources(pausedAt + FADE_OUT)
    },
    revive() {
      if (isOver) return false
      if (pausedAt === undefined) return true
      if (context.currentTime > pausedAt + FADE_OUT - REVIVAL_MARGIN) return false
      pausedAt = undefined
      stopSources(NEVER)
      glide(edge.gain, 1, clockOf(context), GLIDE.edge)
      return true
    },
    position: () => positionAt(pausedAt ?? context.currentTime),
    cut() {
      if (isOver) return
      for (const source of sources) source.onended = null
      stopSources(0)
      free()
    },
  }
}
