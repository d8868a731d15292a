import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import { atAudioTime } from '../context/audio-clock.ts'
import { clockOf, frameAfter, glide, GLIDE } from '../context/glide.ts'
import type { BufferedAudio, LoadedAudio, StreamedAudio } from '../loading/loaded-audio.ts'
import { createScope } from '../context/scope.ts'
import { FADE_OUT } from '../voices/voice.ts'

/** Length of the fade at a preview's end; the fade is over when the preview is. */
const END_FADE = milliseconds(300)

/** One sounding of a preview. */
export type PreviewVoice = {
  /** Seconds heard, counted from the preview's beginning. */
  elapsed(): Seconds
  /** Stops early; `onEnd` is not called. */
  fadeOut(): void
}

type Stretch = {
  /** Where in the audio a preview begins. */
  readonly start: Seconds
  /** How much of the preview was heard before. */
  readonly from: Seconds
  readonly length: Seconds
  readonly output: AudioNode
  readonly onEnd: () => void
}

export type BufferPreviewOptions = Stretch & {
  readonly audio: BufferedAudio
  readonly at?: Seconds
}

const shapeEdge = (edge: GainNode, at: number, endsAt: number) => {
  const fadesAt = Math.max(at, endsAt - END_FADE)
  edge.gain.setTargetAtTime(1, at, GLIDE.edge)
  edge.gain.setTargetAtTime(0, fadesAt, (endsAt - fadesAt) / 8)
}

/** Plays a stretch of a buffer once; start, fade and end are all on the audio clock. */
export const createBufferPreview = (
  context: BaseAudioContext,
  { audio, start, from, length, output, at = clockOf(context), onEnd }: BufferPreviewOptions,
): PreviewVoice => {
  const { buffer } = audio
  const source = new AudioBufferSourceNode(context, {
    buffer: 'unpack' in buffer ? buffer.unpack() : buffer,
  })
  const edge = new GainNode(context, { gain: 0 })
  const endsAt = at + length - from
  let isLeaving = false

  source.connect(edge).connect(output)
  shapeEdge(edge, at, endsAt)
  source.start(frameAfter(context, at), start + from)
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

export type StreamPreviewOptions = Stretch & {
  readonly audio: StreamedAudio
  readonly createMediaElement: () => HTMLAudioElement
  readonly onFault: (reason: unknown) => void
}

/** The same for streamed audio; its time runs from the element's first sound. */
const createStreamPreview = (
  context: AudioContext,
  { audio, start, from, length, output, createMediaElement, onEnd, onFault }: StreamPreviewOptions,
): PreviewVoice => {
  const scope = createScope()
  const element = createMediaElement()
  const edge = new GainNode(context, { gain: 0 })
  let startedAt: number | undefined
  let isLeaving = false

  const fault = (reason: unknown) => {
    scope.dispose()
    if (!isLeaving) onFault(reason)
  }

  element.crossOrigin = 'anonymous'
  const source = context.createMediaElementSource(element)
  source.connect(edge).connect(output)
  scope.add(() => {
    element.pause()
    element.removeAttribute('src')
    element.load()
    source.disconnect()
    edge.disconnect()
  })
  scope.listen(element, 'error', () => fault(new Error(element.error?.message ?? audio.url)))
  scope.listen(element, 'playing', () => {
    if (startedAt !== undefined || isLeaving) return
    startedAt = context.currentTime
    const endsAt = seconds(startedAt + length - from)
    shapeEdge(edge, startedAt, endsAt)
    scope.add(
      atAudioTime(context, endsAt, () => {
        scope.dispose()
        if (!isLeaving) onEnd()
      }),
    )
  })
  element.src = audio.url
  if (start + from > 0) element.currentTime = start + from
  element.play().catch((reason: unknown) => {
    if (!isLeaving) fault(reason)
  })

  return {
    elapsed: () =>
      seconds(
        Math.min(length, from + (startedAt === undefined ? 0 : context.currentTime - startedAt)),
      ),
    fadeOut() {
      if (isLeaving) return
      isLeaving = true
      glide(edge.gain, 0, clockOf(context), GLIDE.edge)
      scope.after(FADE_OUT, () => scope.dispose())
    },
  }
}

export type PreviewVoiceOptions = Omit<StreamPreviewOptions, 'audio'> & {
  readonly audio: LoadedAudio
}

export const createPreviewVoice = (
  context: AudioContext,
  { audio, ...options }: PreviewVoiceOptions,
): PreviewVoice =>
  audio.kind === 'buffer'
    ? createBufferPreview(context, { ...options, audio })
    : createStreamPreview(context, { ...options, audio })
