import { milliseconds, seconds, type Gain, type Seconds } from '@dhvani/units'
import type { AudioHost } from '../context/audio-host.ts'
import type { LoadedAudio } from '../loading/loaded-audio.ts'
import { createPreviewVoice, type PreviewVoice } from './preview-voice.ts'

/** A preview that was paused this close to its end starts over. */
const SHORTEST_REST = milliseconds(50)

export type PreviewPassage = {
  readonly audio: LoadedAudio
  /** Where in the audio the preview begins. */
  readonly start: Seconds
  readonly length: Seconds
  /** Gain of the preview's bus. */
  readonly gain: Gain
  readonly onEnd: () => void
  readonly onFault: (reason: unknown) => void
}

/** Plays a passage and remembers how much of it was heard. */
export type PreviewPlayback = {
  /** Starts where the last pause was. */
  play(passage: PreviewPassage): void
  /** Fades out; the place is kept. */
  pause(): void
  /** Fades out; the next `play` starts at the passage's beginning. */
  stop(): void
  isPlaying(): boolean
  /** Seconds heard of the passage. */
  elapsed(): Seconds
}

export const createPreviewPlayback = ({
  host,
  createMediaElement,
}: {
  readonly host: AudioHost
  readonly createMediaElement: () => HTMLAudioElement
}): PreviewPlayback => {
  let voice: PreviewVoice | undefined
  let heard: Seconds = seconds(0)

  const elapsed = () => voice?.elapsed() ?? heard

  const pause = () => {
    heard = elapsed()
    voice?.fadeOut()
    voice = undefined
  }

  return {
    play({ gain, onEnd, ...passage }) {
      const graph = host.resumeGraph()
      if (heard > passage.length - SHORTEST_REST) heard = seconds(0)
      graph.setPreviewGain(gain)
      const started = createPreviewVoice(graph.context, {
        ...passage,
        from: heard,
        output: graph.previewInput,
        createMediaElement,
        onEnd() {
          if (voice !== started) return
          voice = undefined
          heard = seconds(0)
          onEnd()
        },
      })
      voice = started
    },
    pause,
    stop() {
      pause()
      heard = seconds(0)
    },
    isPlaying: () => voice !== undefined,
    elapsed,
  }
}
