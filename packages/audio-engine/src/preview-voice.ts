import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import { clockOf, glide, GLIDE } from './glide.ts'
import type { LoadedAudio } from './sound-library.ts'
import { FADE_OUT } from './voice.ts'

/** A preview leaves with a fade of this length, which ends when its time is up. */
const END_FADE = milliseconds(300)

export type PreviewVoice = {
  /** Seconds heard, counted from the preview's beginning. */
  elapsed(): Seconds
  /** Stops early; `onEnd` is not called. */
  fadeOut(): void
}

export type PreviewVoiceOptions = {
  readonly audio: LoadedAudio
  /** Where in the buffer a preview begins. */
  readonly start: Seconds
  /** How much of it was heard before. */
  readonly from: Seconds
  readonly length: Seconds
  readonly output: AudioNode
  readonly at?: Seconds
  readonly onEnd: () => void
}

/** Plays a stretch of a buffer once; start, fade and end are all on the audio clock. */
export const createPreviewVoice = (
  context: BaseAudioContext,
  { audio, start, from, length, output, at = clockOf(context), onEnd }: PreviewVoiceOptions,
): PreviewVoice => {
  const source = new AudioBufferSourceNode(context, { buffer: audio.buffer })
  const edge = new GainNode(context, { gain: 0 })
  const endsAt = at + length - from
  const fadesAt = Math.max(at, endsAt - END_FADE)
  let isLeaving = false

  source.connect(edge).connect(output)
  edge.gain.setTargetAtTime(1, at, GLIDE.edge)
  edge.gain.setTargetAtTime(0, fadesAt, (endsAt - fadesAt) / 8)
  source.start(at, start + from)
  source.stop(endsAt)
  source.onended = () => {
    source.disconnect()
    edge.disconnect()
    if (!isLeaving) onEnd()
  }

  return {
    elapsed: () => seconds(Math.min(length, from + Math.max(0, context.currentTime - at))),
    fadeOut() {
      if (isLeaving) return
      isLeaving = true
      const now = clockOf(context)
      glide(edge.gain, 0, now, GLIDE.edge)
      source.stop(now + FADE_OUT)
    },
  }
}
