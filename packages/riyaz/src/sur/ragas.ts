import { JUST, type SvaraLetter } from '../pitch/just.ts'
import type { RagaId } from './scale-ids.ts'

/** When a raga is sung: a prahar of three hours, counted from sunrise and from sunset, or a moment between two. */
export const RAGA_HOURS = [
  'dawn',
  'day 1',
  'day 2',
  'noon',
  'day 3',
  'day 4',
  'dusk',
  'night 1',
  'night 2',
  'midnight',
  'night 3',
  'night 4',
] as const

export type RagaHour = (typeof RAGA_HOURS)[number]

/** A note of a way up or down. */
export type PlacedSvara = {
  readonly letter: SvaraLetter
  /** 0 is the octave that begins with Sa (madhya), −1 the one below it (mandra), 1 the one above (taar). */
  readonly octave: number
}

/** How a raga goes up and down, its vadi and samvadi, and when it is sung. Sources: docs/ragas.md. */
export type Raga = {
  readonly id: RagaId
  readonly aroha: readonly PlacedSvara[]
  readonly avaroha: readonly PlacedSvara[]
  /** The note that rules, and the one that answers it. */
  readonly vadi: SvaraLetter
  readonly samvadi: SvaraLetter
  readonly hour: RagaHour
}

/** Aroha, avaroha, vadi and samvadi, hour. A dot is the octave below, a stroke the one above. */
const WRITTEN: Readonly<Record<RagaId, string>> = {
  yaman: ".N R G M D N S' | S' N D P M G R S | G N | night 1",
  bhupali: "S R G P D S' | S' D P G R S | G D | night 1",
  'raga-bhairav': "S r G m P d N S' | S' N d P m G r S | d r | dawn",
  'raga-bhairavi': "S r g m P d n S' | S' n d P m g r S | m S | day 1",
  'alhaiya-bilawal': "S R G R G P D N S' | S' N D P D n D P m G R S | D G | day 1",
  'raga-kafi': "S R g m P D n S' | S' n D P m g R S | P S | night 2",
  'raga-khamaj': "S G m P D N S' | S' n D P m G R S | G N | night 2",
  'raga-asavari': "S R m P d S' | S' n d P m g R S | d g | day 2",
  jaunpuri: "S R m P d n S' | S' n d P m g R S | d g | day 2",
  'raga-todi': "S r g M d N S' | S' N d P M g r S | d g | day 2",
  'raga-marwa': "S .D .N r G M D N S' | S' N D M G r S | r D | day 4",
  'raga-purvi': ".N r G M d N S' | S' N d P M G m G M G r S | G N | day 4",
  puriya: "S .N r G M D N r' S' | r' N M D G M G r S | G N | dusk",
  'puriya-dhanashri': ".N r G M P M d N S' | r' N d P M G M r G r S | P r | day 4",
  sohini: "S G M D N S' | S' r' S' N D M D M G r S | D G | night 4",
  durga: "S R m P D S' | S' D P m R S | m S | night 2",
  desh: "S R m P N S' | S' n D P m G R G S | R P | night 2",
  'tilak-kamod': "S R G S R m P D m P S' | S' P D m G S R G S .N | S P | night 2",
  jhinjhoti: "S R m P D S' | S' n D P m G R G S | G n | night 2",
  bageshri: ".n S g m D n S' | S' n D m P D g m g R S | m S | night 2",
  bhimpalasi: ".n S g m P n S' | S' n D P m g R S | m S | day 3",
  malkauns: "S g m d n S' | S' n d m g m g S | m S | night 3",
  'darbari-kanada': ".n S R g R S m P d n S' | S' d n P m P g m R S | R P | midnight",
  kedar: "S m P D P N D S' | S' N D P M P D P m R S | m S | night 1",
  hamir: "S R S G m N D N S' | S' N D P M P G m R S | D G | night 1",
  bihag: ".N S G m P N S' | S' N D P M P G m G R S | G N | night 2",
  hindol: "S G M D N D S' | S' N D M G S | D G | day 1",
  shankara: "S G P N D S' | S' N P G P D P G P G R S | G N | night 2",
  'brindabani-sarang': ".N S R m P N S' | S' n P m R S | R P | noon",
  'gaud-sarang': "S G R m G P M D P N D S' | S' D N P D M P G m R P R S | G D | day 3",
  deshkar: "S R G P D S' | S' D P G R S | D G | day 1",
  jogiya: "S r m P d S' | S' N d P m r S | m S | day 1",
  'ahir-bhairav': "S r G m P D n S' | S' n D P m G r S | m S | day 1",
  jaijaiwanti: "S .D .n R G m P N S' | S' n D P m G R g R S | R P | night 2",
  patdeep: ".N S g m P N S' | S' N D P m g R S | P S | day 3",
  madhuvanti: ".N S g M P N S' | S' N D P M g R S | P S | day 3",
  multani: ".N S g M P N S' | S' N d P M g r S | P S | day 4",
  chandrakauns: "S g m d N S' | S' N d m g m g S | m S | midnight",
}

const isLetter = (written: string): written is SvaraLetter => Object.hasOwn(JUST, written)

const isHour = (written: string): written is RagaHour => RAGA_HOURS.some((hour) => hour === written)

const readLetter = (written = ''): SvaraLetter => {
  if (!isLetter(written)) throw new Error(`no such svara: ${written}`)
  return written
}

/**
 * Reads a note: `.N` of the octave below, `N`, `N'` of the one above.
 *
 * @throws where there is no such svara
 */
export const readSvara = (written: string): PlacedSvara => ({
  letter: readLetter(written.replaceAll(/[.']/g, '')),
  octave: written.startsWith('.') ? -1 : written.endsWith("'") ? 1 : 0,
})

const readWay = (written: string): readonly PlacedSvara[] => written.split(' ').map(readSvara)

/**
 * Reads a raga that is written as in `WRITTEN`.
 *
 * @throws where it names a svara or an hour that there is none
 */
export const readRaga = (id: RagaId, written: string): Raga => {
  const [aroha = '', avaroha = '', rulers = '', hour = ''] = written.split(' | ')
  const [vadi, samvadi] = rulers.split(' ')
  if (!isHour(hour)) throw new Error(`no such hour: ${hour}`)
  return {
    id,
    aroha: readWay(aroha),
    avaroha: readWay(avaroha),
    vadi: readLetter(vadi),
    samvadi: readLetter(samvadi),
    hour,
  }
}

/** @returns the raga of this id; `undefined` for any other text, also for the id of a thaat */
export const findRaga = (id: string): Raga | undefined =>
  Object.hasOwn(WRITTEN, id) ? readRaga(id as RagaId, WRITTEN[id as RagaId]) : undefined

/** The notes of a raga, each once, in the order of the octave. */
export const notesOfRaga = ({ aroha, avaroha }: Raga): string =>
  (Object.keys(JUST) as SvaraLetter[])
    .filter((letter) => [...aroha, ...avaroha].some((note) => note.letter === letter))
    .join('')
