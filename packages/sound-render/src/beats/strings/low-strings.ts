import { seededRandom, type Hertz } from '@dhvani/units'
import { uniformBetween } from '../../dsp/chance.ts'
import { bell, filterOnce, highPass } from '../../dsp/filters.ts'
import { pitchOf, type Svara } from '../svara.ts'
import { BONE, pluckWrapping } from './wrapping-string.ts'

/** The strings beside the melody string, in low sa and low pa: the plectrum brushes them as it passes. */
export const LOW_STRINGS = [
  { name: 'jor', svara: 'S,' },
  { name: 'pancham', svara: 'P,' },
] as const satisfies readonly { name: string; svara: Svara }[]

/** Seconds: a brush has faded into the next ones by then. */
const DURATION = 3
/** Seconds in which the side of the plectrum lets the string go. */
const RELEASE = 0.006

/**
 * A low string over the same curved bridge, brushed and dry. Thick and slack, it falls onto the bridge at
 * every swing: its overtones rise for most of a second and sing on under the melody.
 */
export const brushLowString = (
  { name, svara }: (typeof LOW_STRINGS)[number],
  sampleRate: Hertz,
): Float32Array => {
  const random = seededRandom('sitar', name)
  const string = pluckWrapping({
    ...BONE,
    pitch: () => pitchOf(svara),
    duration: DURATION,
    t60: 8,
    damping: 6000,
    stiffness: 2e-6,
    curve: 8,
    pluckAt: uniformBetween(0.18, 0.22, random),
    width: 0.03,
    lowest: 0.6,
    turning: 0.25,
    sampleRate,
    random,
  })
  const length = Math.round(RELEASE * sampleRate)
  for (let index = 0; index < length; index += 1)
    string[index]! *= Math.sin((Math.PI * (index + 1)) / (2 * length)) ** 2
  return filterOnce(string, [highPass(95, sampleRate), bell(220, sampleRate, 1.6, 2)])
}
