import type { Beatbox } from '@dhvani/audio-engine'
import { listenerSa, saNear } from '#lib/store/listener-sa.ts'

/** Sa of the loops as they ship, C♯4 in hertz (docs/guides/beats.md). */
const LOOPS_SA = 277.18

/** Below this nobody hears a difference, and a loop that is not tuned need not be stretched. In octaves: half a cent. */
const UNHEARD = 1 / 2400

/** A held loop is stretched anew for each Sa, so one that a listener drags is waited for. Milliseconds. */
const SETTLES_MS = 300

/** Tunes the loops to the Sa of who listens, by the shorter way: at most half an octave up or down. */
export const followSa = (beatbox: Pick<Beatbox, 'tune'>): void => {
  const tune = () => {
    const ratio = saNear(LOOPS_SA) / LOOPS_SA
    beatbox.tune(Math.abs(Math.log2(ratio)) < UNHEARD ? 1 : ratio)
  }
  tune()
  let timer: ReturnType<typeof setTimeout> | undefined
  listenerSa.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(tune, SETTLES_MS)
  })
}
