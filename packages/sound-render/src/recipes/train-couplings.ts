import { samples, seconds } from '@dhvani/units'
import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { addDecayingSine, SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'
import { nowAndThen } from './uneven-moments.ts'

/**
 * The slack between coaches, which runs in or out where the driver opens or shuts the throttle: buffer after buffer
 * knocks along the train, nearer and then farther. Unit power.
 */
export const couplings = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const count = context.share(3)
  const moments = nowAndThen(context, 'slack', count, 5)
  for (let index = 0; index < count; index += 1) {
    const random = context.random('coupling', index)
    const coaches = 4 + Math.floor(5 * random())
    const own = uniformBetween(0.2, 0.8, random) * coaches
    const direction = random() < 0.5 ? -1 : 1
    let at = moments[index]!
    for (let coach = 0; coach < coaches; coach += 1) {
      const away = Math.abs(coach - own)
      const knock = new Float32Array(Math.round(0.4 * sampleRate))
      for (let mode = 0; mode < 5; mode += 1)
        addDecayingSine(
          knock,
          {
            start: samples(1),
            frequency: logBetween(70, 520, random),
            t60: seconds(uniformBetween(0.12, 0.3, random)),
            amplitude: uniformBetween(0.3, 1, random),
          },
          sampleRate,
        )
      const decay = Math.exp(-SIXTY_DECIBELS / (0.12 * sampleRate))
      let clank = 0.9
      for (let step = 0; step < knock.length; step += 1) {
        knock[step]! += clank * (2 * random() - 1)
        clank *= decay
      }
      filterOnce(knock, [lowPass(2400 / (1 + away), sampleRate, 0.6)])
      placeStereo(heard, knock, {
        at,
        factor: uniformBetween(0.6, 1, random) / (1 + away * away),
        pan: direction * Math.max(-0.7, Math.min(0.7, (coach - own) / 4)),
        delay: samples(12),
      })
      at = samples(at + uniformBetween(0.09, 0.3, random) * sampleRate)
    }
  }
  return scaleStereoToLevel(heard, 1)
}
