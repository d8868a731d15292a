import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { filterCyclic, highPass, highShelf } from '../dsp/filters.ts'
import { SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { giveBack, newSignal } from '../dsp/signals.ts'
import { addInto, panGains, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** How many modes of wheels and rails are heard. */
const MODES = 30
const LOWEST = 700
const HIGHEST = 6000
/** A wheel that rolls is damped by the rail under it: a bell on the bench, a tenth of that on the track. */
const RING_SECONDS = 0.17

/**
 * The steel of wheels and rails, which rings at 0.7 to 6 kHz under roughness and joints alike: what tells a train from
 * any other rumble. Each mode has its own place between the ears. Unit power.
 *
 * @param force what rolls and strikes, untouched
 */
export const ringSteel = (context: RenderContext, force: Stereo): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('steel')
  const source = newSignal(length)
  addInto(source, force.left)
  addInto(source, force.right)
  // Forces fall with frequency less steeply than what the coach lets through.
  filterCyclic(source, [highPass(500, sampleRate), highShelf(1500, sampleRate, 0.7, 12)])
  const steel = silence(length)
  const mode = newSignal(length)
  for (let index = 0; index < MODES; index += 1) {
    const frequency = logBetween(LOWEST, HIGHEST, random)
    const t60 = RING_SECONDS * uniformBetween(0.6, 1.5, random)
    const level = logBetween(0.3, 1, random)
    const { left, right } = panGains(uniformBetween(-0.6, 0.6, random))
    if (frequency > 0.45 * sampleRate) continue
    const radius = Math.exp(-SIXTY_DECIBELS / (t60 * sampleRate))
    const twice = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate)
    const square = radius * radius
    let [previous, before, power] = [0, 0, 0]
    for (let step = -Math.round(2 * t60 * sampleRate); step < length; step += 1) {
      const at = step < 0 ? (step + 2 * length) % length : step
      const next = source[at]! + twice * previous - square * before
      before = previous
      previous = next
      if (step < 0) continue
      mode[at] = next
      power += mode[at]! * mode[at]!
    }
    const factor = level / (Math.sqrt(power / length) + 1e-12)
    for (let at = 0; at < length; at += 1) {
      steel.left[at]! += mode[at]! * (factor * left)
      steel.right[at]! += mode[at]! * (factor * right)
    }
  }
  giveBack(source, mode)
  return scaleStereoToLevel(steel, 1)
}
