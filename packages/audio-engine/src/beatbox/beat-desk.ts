import { percent, type Seconds } from '@dhvani/units'
import { isAudible, type BeatState } from './beat-state.ts'
import { faderGain } from '../mixer/fader-law.ts'
import { clockOf, glide, GLIDE } from '../context/glide.ts'

/** Sixteen slot faders and a master; it knows nothing of loops. */
export type BeatDesk = {
  readonly slotInput: (position: number) => AudioNode
  /** Glides every gain to the state's. @param at context time, now unless given */
  readonly follow: (state: BeatState, at?: Seconds) => void
  readonly dispose: () => void
}

const slotGain = (state: BeatState, position: number) =>
  faderGain(isAudible(state, position) ? (state.slots[position]?.volume ?? percent(0)) : percent(0))

export const createBeatDesk = (
  context: BaseAudioContext,
  { state, output }: { state: BeatState; output: AudioNode },
): BeatDesk => {
  const master = new GainNode(context, { gain: faderGain(state.masterVolume) })
  let followed = state
  const slots = state.slots.map((_, position) => {
    const slot = new GainNode(context, { gain: slotGain(state, position) })
    slot.connect(master)
    return slot
  })
  master.connect(output)

  return {
    slotInput: (position) => slots[position] ?? master,
    follow(next, at = clockOf(context)) {
      if (next.masterVolume !== followed.masterVolume) {
        glide(master.gain, faderGain(next.masterVolume), at, GLIDE.fader)
      }
      for (const [position, slot] of slots.entries()) {
        const gain = slotGain(next, position)
        if (gain !== slotGain(followed, position)) glide(slot.gain, gain, at, GLIDE.fader)
      }
      followed = next
    },
    dispose() {
      for (const slot of slots) slot.disconnect()
      master.disconnect()
    },
  }
}
