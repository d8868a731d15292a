import { hertz, type Hertz } from '@dhvani/units'
import { JUST } from '../pitch/just.ts'
import { dayanFrequency } from '../pitch/sa.ts'
import { readSvara, type PlacedSvara } from '../sur/ragas.ts'
import type { RagaId } from '../sur/scale-ids.ts'
import type { LehraTaal } from '../settings/settings.ts'

/** A note of a lehra. It sounds until the next one. */
export type LehraNote = {
  /** Position in the cycle, in matras from sam. */
  readonly matra: number
  readonly svara: PlacedSvara
  /** The note whose key is touched just before it, if one is. */
  readonly kanSwar?: PlacedSvara
}

type Written = {
  readonly raga: RagaId
  /** Sargam, a vibhag at a time; docs/guides/riyaz.md has the same. */
  readonly vibhags: string
}

/** A melody that fills one cycle of a taal and begins anew at each sam. */
export type Lehra = Written & { readonly notes: readonly LehraNote[] }

/**
 * Written for this room, each in the notes and turns of its raga (docs/ragas.md). The last note of each lies below the
 * note of sam, so that a drummer hears sam come. A word is a matra: `-` holds the note, a comma parts a matra, and a note in
 * brackets is the kan-swar of the one after it.
 */
const WRITTEN = {
  teentaal: { raga: 'chandrakauns', vibhags: "S' - N d | (g)m - g m | g S .N S | g m d N" },
  ektaal: { raga: 'bageshri', vibhags: '(D)m - | g R | S .n | .D - | .D .n | S g' },
  jhaptaal: { raga: 'bhimpalasi', vibhags: 'm (n)P | g - m | g R | S .n S,g' },
  rupak: { raga: 'desh', vibhags: 'R m P | n,D m,G | R,G .N,S' },
} as const satisfies Record<LehraTaal, Written>

const isLehraTaal = (id: string): id is LehraTaal => Object.hasOwn(WRITTEN, id)

const readNote = (written: string, matra: number): LehraNote => {
  const [, kanSwar, note = ''] = /^(?:\((.+)\))?(.+)$/.exec(written) ?? []
  return { matra, svara: readSvara(note), ...(kanSwar ? { kanSwar: readSvara(kanSwar) } : {}) }
}

/** The lehra of a taal, if it has one. */
export const findLehra = (taal: string): Lehra | undefined => {
  if (!isLehraTaal(taal)) return undefined
  const { raga, vibhags } = WRITTEN[taal]
  const notes = vibhags
    .replaceAll('| ', '')
    .split(' ')
    .flatMap((word, matra) => {
      if (word === '-') return []
      const parts = word.split(',')
      return parts.map((part, index) => readNote(part, matra + index / parts.length))
    })
  return { raga, vibhags, notes }
}

/**
 * Where a lehra sounds a svara: in just intonation to the Sa of the dayan, which the drummer hears beside it.
 *
 * @param sa of the practice
 */
export const lehraFrequency = ({ letter, octave }: PlacedSvara, sa: Hertz): Hertz =>
  hertz(dayanFrequency(sa) * JUST[letter] * 2 ** octave)
