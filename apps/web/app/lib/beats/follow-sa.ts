import type { Beatbox } from '@dhvani/audio-engine'
import { listenerSa, saNear } from '#lib/store/listener-sa.ts'

/** Sa of the loops as they ship, C♯4 in hertz (docs/guides/beats.md). */
const LOOPS_SA = 277.18

/**
 * A loop that is off by less is left as it is, and need not be stretched: half a cent, as much as a string of the practice
 * room may be off (docs/guides/riyaz.md). Octaves.
 */
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
