import type { Random } from '@dhvani/units'
import { standardNormal, uniformBetween } from '../dsp/chance.ts'

/** A stretch of the crest that falls: times in seconds, level linear. */
type Fall = {
  /** From the wave's own moment to the loudest of this splash. */
  delay: number
  level: number
  attack: number
  decay: number
}

/** One wave of a loop. */
export type Wave = {
  /** Its own moment, as a phase of the loop: its first splash is at its loudest. */
  at: number
  /** Linear level; 1 is usual. */
  height: number
  falls: readonly Fall[]
  /** Where along the beach its break begins and ends, -1 (left) to 1 (right). */
  from: number
  to: number
  /** Seconds of the whole loop. */
  loop: number
}

/**
 * No crest falls in one piece: along the beach it splashes down every two to four seconds, until the
 * next wave comes. The first splash is the heaviest.
 *
 * @param room seconds until the next wave
 */
export const planFalls = (room: number, random: Random): Fall[] => {
  const falls: Fall[] = []
  for (let delay = 0; delay === 0 || delay < room - 1.7; delay += uniformBetween(2.1, 3.3, random))
    falls.push({
      delay,
      level: delay === 0 ? 1 : uniformBetween(0.35, 0.75, random),
      attack: uniformBetween(0.45, 0.85, random),
      decay: uniformBetween(1, 1.6, random),
    })
  return falls
}

type WavePlan = {
  /** Waves of the loop. */
  count: number
  /** Seconds of the loop. */
  loop: number
  /** Seconds for which a crest falls at most. */
  falling: number
}

/** Waves at uneven distances (±38 %) around a loop; every fourth is a big one. */
export const planWaves = (random: Random, { count, loop, falling }: WavePlan): Wave[] => {
  const gaps = Array.from({ length: count }, () => 1 + 0.38 * (2 * random() - 1))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  const big = Math.floor(random() * 4)
  let at = random()
  return gaps.map((gap, index) => {
    at += gap / total
    const side = random() < 0.5 ? -1 : 1
    const height = Math.exp(0.19 * Math.max(-1.6, Math.min(1.6, standardNormal(random))))
    return {
      at: at % 1,
      height: height * (index % 4 === big ? 1.38 : 1),
      falls: planFalls(Math.min(falling, (gaps[(index + 1) % count]! / total) * loop), random),
      from: side * uniformBetween(0.25, 0.6, random),
      to: -side * uniformBetween(0.05, 0.5, random),
      loop,
    }
  })
}

/** Seconds from a wave's own moment to a phase of the loop, by the shorter way around. */
export const since = (phase: number, { at, loop }: Wave): number => {
  const difference = (phase - at) * loop
  return difference - loop * Math.round(difference / loop)
}

/** Rises like a raised cosine in the `attack` seconds before time 0, then falls to 1/e in `decay` seconds. */
const breakShape = (time: number, attack: number, decay: number): number => {
  if (time < -attack) return 0
  if (time < 0) return (0.5 - 0.5 * Math.cos((Math.PI * (time + attack)) / attack)) ** 1.4
  return Math.exp(-time / decay)
}

/** {@link breakShape} of every splash of a crest. */
export const crestShape = (time: number, { falls }: Wave, quicker = 1): number =>
  falls.reduce(
    (sum, { delay, level, attack, decay }) =>
      sum + level * breakShape(time - delay, attack * quicker, decay * quicker),
    0,
  )
