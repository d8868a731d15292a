import { seconds, type Hertz } from '@dhvani/units'
import { atAudioTime } from '../context/audio-clock.ts'
import { clockOf, glide, GLIDE } from '../context/glide.ts'
import type { SidePlayer, SidePlayerContext } from '../mixer/side-players.ts'
import { createStore } from '../store.ts'
import { soundTones, type SoundingTones, type Tone } from './sound-tones.ts'

type TonesSnapshot = { readonly isPlaying: boolean }

/** Plays sines that a page computes, on the engine's own context. */
export type Tones = Omit<SidePlayer, 'getSnapshot'> & {
  subscribe(onChange: () => void): () => void
  getSnapshot(): TonesSnapshot
  /** Plays tones in the place of those that sound. It ends when the last has died away. */
  play(tones: readonly Tone[]): void
  /** Moves one of the tones that sound; does nothing while none does. */
  setFrequency(index: number, frequency: Hertz): void
}

/** Time for a new context to begin before the first tone; the audio thread computes 52 ms at once. */
const LEAD = seconds(0.08)

/** After this long a faded bus is silent and its oscillators may end. */
const FADE = seconds(0.3)

export const createTones = ({ host, onPlayingChange }: SidePlayerContext): Tones => {
  const store = createStore<TonesSnapshot>({ isPlaying: false })
  let sounding: (SoundingTones & { readonly fade: () => void }) | undefined
  let cancelEnd: (() => void) | undefined

  const silence = () => {
    cancelEnd?.()
    cancelEnd = undefined
    sounding?.fade()
    sounding = undefined
  }

  const pause = () => {
    if (!store.getSnapshot().isPlaying) return
    silence()
    store.set({ isPlaying: false })
    onPlayingChange(false)
  }

  const forgetReplaced = host.onReplaced(pause)

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    play(tones) {
      const wasPlaying = store.getSnapshot().isPlaying
      silence()
      store.set({ isPlaying: true })
      if (!wasPlaying) onPlayingChange(true)
      const { context, sideInput } = host.resumeGraph()
      const bus = new GainNode(context)
      bus.connect(sideInput)
      const begun = soundTones(context, bus, tones, seconds(clockOf(context) + LEAD))
      sounding = {
        ...begun,
        fade() {
          const now = clockOf(context)
          glide(bus.gain, 0, now, GLIDE.edge)
          begun.stop(seconds(now + FADE))
          atAudioTime(context, seconds(now + FADE), () => bus.disconnect())
        },
      }
      if (begun.end < Infinity) cancelEnd = atAudioTime(context, seconds(begun.end), pause)
    },
    setFrequency: (index, frequency) => sounding?.setFrequency(index, frequency),
    pause,
    dispose() {
      pause()
      forgetReplaced()
    },
  }
}
