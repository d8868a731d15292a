import { seconds, type Seconds } from '@dhvani/units'
import { createBufferVoice, type BufferVoiceOptions } from './buffer-voice.ts'
import { createElementVoice } from './element-voice.ts'
import type { SoundSource } from '../loading/sound-source.ts'
import type { SoundLibrary } from '../loading/sound-library.ts'
import type { LoadedAudio } from '../loading/loaded-audio.ts'
import type { Voice, VoiceEvents } from './voice.ts'

export type LoopVoiceOptions = Omit<BufferVoiceOptions, 'at'> &
  Pick<SoundLibrary, 'hold'> & { readonly sound: SoundSource }

/** Starts the voice of a sound that has loop points. */
export type StartLoopVoice = (
  context: BaseAudioContext,
  options: LoopVoiceOptions,
  events: Pick<VoiceEvents, 'onIdle'>,
) => Voice

export type StartVoiceOptions = {
  readonly sound: SoundSource
  readonly audio: LoadedAudio
  /** Where the listener paused; `undefined` before the first listen. */
  readonly resumeAt: Seconds | undefined
  readonly output: AudioNode
  readonly library: Pick<SoundLibrary, 'hold'>
  readonly random: () => number
  /** For sounds that have loop points. */
  readonly startLoop?: StartLoopVoice
  readonly createMediaElement: () => HTMLAudioElement
}

/**
 * Starts the voice that fits the audio. A sound with loop points begins at a random place, so that
 * no two listens are alike; a listener's own recording begins at its beginning.
 */
export const startVoice = (
  context: AudioContext,
  {
    sound,
    audio,
    resumeAt,
    output,
    library,
    random,
    startLoop = createBufferVoice,
    createMediaElement,
  }: StartVoiceOptions,
  events: VoiceEvents,
): Voice => {
  const phase = sound.loop === undefined ? 0 : random()
  if (audio.kind === 'stream') {
    const position = resumeAt ?? seconds(phase * audio.duration)
    return createElementVoice(context, { audio, position, output, createMediaElement }, events)
  }
  const { buffer, loop } = audio
  const begin = sound.loop === undefined ? 0 : loop.start
  const period = loop.end - loop.start
  const from = resumeAt ?? begin + phase * period
  // The place of a pause may lie in a period that is longer than the stand-in of the file.
  const position = seconds(loop.start + ((from - loop.start) % period))
  const isSpread = sound.isTexture === true
  const start = sound.loop === undefined ? createBufferVoice : startLoop
  return start(
    context,
    { sound, buffer, loop, position, output, isSpread, hold: library.hold },
    events,
  )
}
