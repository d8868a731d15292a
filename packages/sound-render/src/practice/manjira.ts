import { samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { fadeEnd, scaleToPeak } from '../beats/one-shot.ts'
import { addBurst } from '../beats/strike.ts'
import { uniformBetween } from '../dsp/chance.ts'
import { filterOnce, highPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'

/** Strokes of the manjira: the cymbals part and ring, or the hand holds them together. */
export const MANJIRA_STROKES = ['open', 'closed'] as const

export type ManjiraStrokeName = (typeof MANJIRA_STROKES)[number]

/** Takes of each stroke. */
export const MANJIRA_TAKES = 2

/** Lowest mode of a thick bell-metal cup two inches wide. Hertz. */
const LOWEST = 2080

/** No two cups are cast alike: the pair beats a few times a second. */
const PAIR = [0.9988, 1.0013] as const

/**
 * Modes of a circular plate with a free edge, as ratios to the lowest: (2,0), (0,1), (3,0), (1,1), (4,0), (5,0)
 * (Fletcher and Rossing, The Physics of Musical Instruments, table 3.2). How loud each is, linear: edge against edge drives
 * those with diameters most.
 */
const MODES = [
  [1, 1],
  [1.73, 0.22],
  [2.328, 0.62],
  [3.91, 0.2],
  [4.11, 0.4],
  [6.3, 0.22],
] as const

const RING = { open: 2.8, closed: 0.16 } as const

/** One stroke of a pair of small hand cymbals, dry and in one channel. @param take 1 to {@link MANJIRA_TAKES} */
export const renderManjira = (
  stroke: ManjiraStrokeName,
  { take, sampleRate }: { take: number; sampleRate: Hertz },
): Float32Array<ArrayBuffer> => {
  const random = seededRandom('manjira', stroke, take)
  const isOpen = stroke === 'open'
  const signal = new Float32Array(Math.round((isOpen ? 3 : 0.25) * sampleRate))
  for (const cup of PAIR)
    for (const [ratio, loudness] of MODES) {
      const frequency = LOWEST * cup * ratio
      addDecayingSine(
        signal,
        {
          start: samples(0),
          frequency,
          // Bell metal loses its high modes first.
          t60: seconds(
            (RING[stroke] * uniformBetween(0.85, 1.1, random)) / (isOpen ? ratio ** 0.7 : 1),
          ),
          amplitude: loudness * uniformBetween(0.75, 1.25, random) * (isOpen ? 1 : ratio ** 0.3),
          phase: 2 * Math.PI * random(),
        },
        sampleRate,
      )
    }
  const contact = Math.round(0.0004 * sampleRate)
  for (let at = 0; at < contact; at += 1)
    signal[at]! *= 0.5 - 0.5 * Math.cos((Math.PI * at) / contact)
  scaleToPeak(signal, 0.5)
  addBurst(signal, { frequency: 6500, q: 0.5, level: -14, duration: 0.004 }, sampleRate, random)
  filterOnce(signal, [highPass(900, sampleRate)])
  return fadeEnd(signal, seconds(isOpen ? 0.8 : 0.05), sampleRate) as Float32Array<ArrayBuffer>
}
