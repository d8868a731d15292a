import { beatsPerMinute, hertz, samples, seconds } from '@dhvani/units'
import type { SoundSource } from '@dhvani/audio-engine'
import type { PracticePart } from '@dhvani/audio-engine/practice'
import {
  createTimeline,
  readSettingsQuery,
  taalOf,
  writeSettingsQuery,
  type RiyazSettings,
  type Timeline,
} from '@dhvani/riyaz'
import { RIYAZ_SCHEME, TRACK_RATE } from '../riyaz-address.ts'

/** What each part sounds like. The fader is the track's own. */
const FIELDS = {
  tanpura: [
    'sa',
    'cents',
    'concertPitch',
    'first',
    'strings',
    'firstGauge',
    'jorGauge',
    'kharajGauge',
    'jawari',
    'round',
    'fullness',
    'room',
    'tanpuras',
  ],
  tabla: [
    'sa',
    'cents',
    'concertPitch',
    'room',
    'taal',
    'theka',
    'tempo',
    'feel',
    'isFilled',
    'hasLead',
  ],
} as const satisfies Record<PracticePart, readonly (keyof RiyazSettings)[]>

/** A loop has whole rounds or cycles and comes as near to this as they let it. Seconds. */
const ABOUT = { tanpura: 64, tabla: 40 } as const

/** The same hand for all who hear a mix. */
export const SEED = 1

const matrasOf = (settings: RiyazSettings): number => taalOf(settings).theka.length

const cyclesOf = (settings: RiyazSettings): number =>
  Math.max(1, Math.round((ABOUT.tabla * settings.tempo) / 60 / matrasOf(settings)))

/** Where the matras of a track fall, from sample 0 on. */
export const timelineOf = (settings: RiyazSettings): Timeline =>
  createTimeline({
    matras: matrasOf(settings),
    tempo: beatsPerMinute(settings.tempo),
    feel: settings.feel,
    sampleRate: hertz(TRACK_RATE),
    seed: SEED,
    anchor: { position: 0, sample: samples(0) },
  })

/** @returns the length of the loop in samples */
const lengthOf = (part: PracticePart, settings: RiyazSettings): number => {
  const { round } = settings
  if (part === 'tanpura') return Math.round(Math.round(ABOUT.tanpura / round) * round * TRACK_RATE)
  return timelineOf(settings).toSample(cyclesOf(settings) * matrasOf(settings))
}

/** A part of the practice room as one track of the mix. Its address holds all that it sounds like. */
export const trackSource = (
  part: PracticePart,
  settings: RiyazSettings,
  name: string,
): SoundSource => {
  const query = writeSettingsQuery(settings, FIELDS[part]).slice(1)
  const length = lengthOf(part, settings)
  const url = `${RIYAZ_SCHEME}${part}:${length}:${query}`
  return { id: url, name, url, loop: { start: seconds(0), end: seconds(length / TRACK_RATE) } }
}

/** A track as its address tells it. */
export type PartTrack = {
  readonly part: PracticePart
  readonly settings: RiyazSettings
  /** Samples. */
  readonly length: number
}

/** @param code an address without its scheme @returns `undefined` for one that `trackSource` does not write */
export const readTrackCode = (code: string): PartTrack | undefined => {
  const [, part, written, query] = /^(tanpura|tabla):(\d+):(.+)$/.exec(code) ?? []
  const read = readSettingsQuery(`?${query ?? ''}`)
  if (!read || read.refused.length > 0 || (part !== 'tanpura' && part !== 'tabla')) return undefined
  if (part === 'tabla' && taalOf(read.settings).hands) return undefined
  const length = lengthOf(part, read.settings)
  return length === Number(written) ? { part, settings: read.settings, length } : undefined
}

/** Seconds that a track's loop lasts. */
export const secondsOf = ({ length }: PartTrack) => seconds(length / TRACK_RATE)
