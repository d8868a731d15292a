import type { Seconds } from '@dhvani/units'
import { startAlternatingDecks } from './alternating-decks.ts'
import { clockOf, glide, GLIDE } from '../context/glide.ts'
import type { StreamedAudio } from '../loading/loaded-audio.ts'
import { createScope } from '../context/scope.ts'
import { FADE_OUT, type Voice, type VoiceEvents } from './voice.ts'

export type ElementVoiceOptions = {
  readonly audio: StreamedAudio
  /** Where in the audio to begin. */
  readonly position: Seconds
  readonly output: AudioNode
  readonly createMediaElement: () => HTMLAudioElement
}

/** Repeats a sound of any length through media elements, without holding it in memory. */
export const createElementVoice = (
  context: AudioContext,
  { output, ...options }: ElementVoiceOptions,
  { onIdle, onFault }: VoiceEvents,
): Voice => {
  const scope = createScope()
  const edge = new GainNode(context, { gain: 0 })
  let isOver = false
  let pausedAt: Seconds | undefined
  let cancelEnd: (() => void) | undefined

  const free = () => {
    isOver = true
    scope.dispose()
    edge.disconnect()
  }

  const fail = (reason: unknown) => {
    if (isOver) return
    free()
    onFault(reason)
  }

  const fadeIn = () => glide(edge.gain, 1, clockOf(context), GLIDE.edge)

  edge.connect(output)
  const positionOfDecks = startAlternatingDecks(context, {
    ...options,
    output: edge,
    scope,
    goesOn: () => pausedAt === undefined,
    onPlaying() {
      if (pausedAt === undefined) fadeIn()
    },
    onFault: fail,
  })
  const position = () => pausedAt ?? positionOfDecks()

  const end = () => {
    if (isOver) return
    const at = position()
    free()
    onIdle(at)
  }

  return {
    fadeOut() {
      if (isOver || pausedAt !== undefined) return
      pausedAt = positionOfDecks()
      glide(edge.gain, 0, clockOf(context), GLIDE.edge)
      cancelEnd = scope.after(FADE_OUT, end)
    },
    revive() {
      if (isOver) return false
      if (pausedAt === undefined) return true
      cancelEnd?.()
      pausedAt = undefined
      fadeIn()
      return true
    },
    position,
    cut: end,
  }
}
