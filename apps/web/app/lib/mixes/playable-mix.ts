import type { MixSnapshot, Position, PlayableMix, SoundSource } from '@dhvani/audio-engine'
import { VOLUME } from '@dhvani/catalogue'
import { isSoundSource } from '#lib/engine/is-sound-source.ts'

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && value >= VOLUME.min && value <= VOLUME.max

const isStep = (value: unknown, least: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= 10

const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'depth' in value &&
  isStep(value.x, -10) &&
  isStep(value.depth, 0)

/** A setting or a position of another form counts as none, as in a saved mix. */
const asReadable = ({ setting, position, ...sound }: SoundSource): SoundSource => ({
  ...sound,
  ...(typeof setting === 'string' && { setting }),
  ...(isPosition(position) && { position: { x: position.x, depth: position.depth } }),
})

const parseTracks = (value: unknown): PlayableMix['tracks'] => {
  if (!Array.isArray(value)) return []
  return value.flatMap((track: unknown) => {
    if (typeof track !== 'object' || track === null) return []
    if (!('sound' in track) || !('volume' in track)) return []
    const { sound, volume } = track
    if (!isSoundSource(sound) || !isVolume(volume)) return []
    const isPaused = 'isPaused' in track && track.isPaused === true
    return [{ sound: asReadable(sound), volume, ...(isPaused && { isPaused }) }]
  })
}

/** @returns the mix that storage holds, without tracks that cannot be read, or `undefined` */
export const parsePlayableMix = (saved: unknown): PlayableMix | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const masterVolume =
    'masterVolume' in saved && isVolume(saved.masterVolume)
      ? saved.masterVolume
      : VOLUME.defaultMaster
  return { masterVolume, tracks: parseTracks('tracks' in saved ? saved.tracks : []) }
}

export const toPlayableMix = (snapshot: MixSnapshot): PlayableMix => ({
  masterVolume: snapshot.masterVolume,
  tracks: snapshot.tracks.map(({ sound, volume, isPlaying }) => ({
    sound,
    volume,
    ...(!isPlaying && { isPaused: true }),
  })),
})
