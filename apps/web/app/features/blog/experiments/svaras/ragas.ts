import type { FirstString, SvaraLetter } from '@dhvani/riyaz'

/** A note of a raga: its letter (`@dhvani/riyaz`), and octaves above or below the middle one. */
export type Note = { readonly letter: SvaraLetter; readonly octave: -1 | 0 | 1 }

type Written = {
  /** Going up, with a comma after a note of the low octave and an apostrophe after one of the high octave. */
  readonly up: string
  readonly down: string
  /** What the drone's first string sounds: never a note that the raga leaves out. */
  readonly first: Exclude<FirstString, 'none' | 'Dha'>
}

/**
 * Rise and fall in the plain form that beginners learn; schools differ in details. A raga is more than these: phrases, and
 * notes to lean on.
 */
const WRITTEN = {
  lalit: { up: "N, r G m M m G M d N S'", down: "S' N d M m G r S", first: 'Ma' },
  bhairav: { up: "S r G m P d N S'", down: "S' N d P m G r S", first: 'Pa' },
  todi: { up: "S r g M P M d N S'", down: "S' N d P M g r S", first: 'Pa' },
  sarang: { up: "N, S R m P N S'", down: "S' n P m R S", first: 'Pa' },
  bhimpalasi: { up: "n, S g m P n S'", down: "S' n D P m g R S", first: 'Pa' },
  puriya: { up: "N, r G M D N r' S'", down: "S' N D M G r S", first: 'Ni' },
  yaman: { up: "N, R G M D N S'", down: "S' N D P M G R S", first: 'Pa' },
  bageshri: { up: "S g m D n S'", down: "S' n D m g R S", first: 'Ma' },
  malkauns: { up: "S g m d n S'", down: "S' n d m g S", first: 'Ma' },
  bhupali: { up: "S R G P D S'", down: "S' D P G R S", first: 'Pa' },
} as const satisfies Record<string, Written>

export type RagaId = keyof typeof WRITTEN

export type Raga = {
  readonly id: RagaId
  readonly up: readonly Note[]
  readonly down: readonly Note[]
  readonly first: Written['first']
}

const isLetter = (letter: string): letter is SvaraLetter => /^[SrRgGmMPdDnN]$/.test(letter)

/** @throws {SyntaxError} for what is no note */
const readNote = (written: string): Note => {
  const [letter = '', mark] = written
  if (!isLetter(letter)) throw new SyntaxError(`no such svara: ${written}`)
  if (mark === undefined) return { letter, octave: 0 }
  return { letter, octave: mark === ',' ? -1 : 1 }
}

const readNotes = (written: string): Note[] => written.split(' ').map(readNote)

/** Semitones from the low octave's Sa: where a note stands among the others. */
const heightOf = ({ letter, octave }: Note): number => 12 * octave + 'SrRgGmMPdDnN'.indexOf(letter)

/** @returns every note of a raga's rise and fall once, low to high */
export const notesOf = ({ up, down }: Raga): Note[] => {
  const byHeight = new Map([...up, ...down].map((note) => [heightOf(note), note]))
  return [...byHeight].toSorted(([one], [other]) => one - other).map(([, note]) => note)
}

export const isRagaId = (id: string): id is RagaId => Object.hasOwn(WRITTEN, id)

export const ragaOf = (id: RagaId): Raga => {
  const { up, down, first } = WRITTEN[id]
  return { id, up: readNotes(up), down: readNotes(down), first }
}

/** The eight watches of day and night: the hour at which each begins, and a raga that custom gives to it. */
export const WATCHES = [
  { from: 6, raga: 'bhairav' },
  { from: 9, raga: 'todi' },
  { from: 12, raga: 'sarang' },
  { from: 15, raga: 'bhimpalasi' },
  { from: 18, raga: 'yaman' },
  { from: 21, raga: 'bageshri' },
  { from: 0, raga: 'malkauns' },
  { from: 3, raga: 'lalit' },
] as const satisfies readonly { readonly from: number; readonly raga: RagaId }[]

export type Watch = (typeof WATCHES)[number]

/** Hours of a watch. */
export const WATCH_HOURS = 3

/** @param hour of the reader's clock, 0 to 23 */
export const watchAt = (hour: number): Watch =>
  WATCHES.find(({ from }) => from === Math.floor(hour / WATCH_HOURS) * WATCH_HOURS) ?? WATCHES[0]
