import { getBeatbox } from '#lib/beatbox.ts'
import { suggestName } from '../loop-words.ts'

export const BEATS_PER_BAR = 4

/** Every loop of the library comes round within this many bars. */
export const WHOLE_CYCLE = 4

export const secondsOf = (bars: number, tempo: number): number =>
  (bars * BEATS_PER_BAR * 60) / tempo

/** What the beat on stage is called when nobody has named it. */
export const nameOfStage = (): string =>
  suggestName(
    getBeatbox()
      .save()
      .slots.map(({ loopId }) => loopId),
  )

export const fileNameOf = (name: string): string =>
  `dhvani-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.wav`
