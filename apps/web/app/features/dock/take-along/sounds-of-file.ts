import type { MixSnapshot, SoundSource, TrackSnapshot } from '@dhvani/audio-engine'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import { parseSettingCode } from '@dhvani/catalogue'
import { createFetchSound } from '#lib/engine/fetch-sound.ts'
import { computedSounds } from '#lib/listening/page-engine.ts'
import type { MadeSound } from '#lib/sounds/mixdown/period-makers.ts'
import type { MixdownTrack } from '#lib/sounds/mixdown/mixdown-protocol.ts'
import { findSettable } from '#lib/sounds/sound-sources.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** What the file of a mix holds: what plays, or all of a mix in which nothing plays. Muted sounds stay out. */
export const tracksOfFile = ({ tracks, isPlaying }: Pick<MixSnapshot, 'tracks' | 'isPlaying'>) =>
  tracks.filter((track) => track.volume > 0 && !track.isSilenced && (track.isPlaying || !isPlaying))

const fetchSound = createFetchSound(computedSounds)

/** @returns the sound as recipes make it; `undefined` for own sounds, beats and an operator's recordings */
const findMade = ({ id, setting }: SoundSource): MadeSound | undefined => {
  const sound = findSettable(id)
  return sound && { sound, setting: parseSettingCode(sound.id, setting ?? '') ?? {} }
}

/** @returns `undefined` where the file is gone, such as that of an own sound that was deleted */
const readFile = async (
  { url, loop, isTexture }: SoundSource,
  signal: AbortSignal,
): Promise<MixdownTrack['source'] | undefined> => {
  const answer = await fetchSound(url, { signal })
  if (!answer.ok) return undefined
  return { kind: 'file', blob: await answer.blob(), loop, isTexture }
}

type Collected = {
  readonly tracks: readonly MixdownTrack[]
  readonly made: ReadonlyMap<number, MadeSound>
  /** Names by the number of the track. */
  readonly names: readonly string[]
  /** Names of sounds whose file is gone. */
  readonly gone: readonly string[]
}

/**
 * Brings together what the worker mixes.
 *
 * @throws {NoAnswerError} where a file is wanted and no server answers
 */
export const collectSounds = async (
  heard: readonly TrackSnapshot[],
  signal: AbortSignal,
): Promise<Collected> => {
  const found = await Promise.all(
    heard.map(async ({ sound, volume }) => {
      const made = findMade(sound)
      const source = made ? ({ kind: 'periods' } as const) : await readFile(sound, signal)
      return { sound, volume, made, source }
    }),
  )
  const there = found.flatMap(({ source, ...rest }) => (source ? [{ ...rest, source }] : []))
  return {
    tracks: there.map(({ sound, volume, source }) => ({
      gain: faderGain(volume),
      position: sound.position,
      source,
    })),
    made: new Map(there.flatMap(({ made }, index) => (made ? [[index, made]] : []))),
    names: there.map(({ sound }) => nameInPage(sound)),
    gone: found.flatMap(({ sound, source }) => (source ? [] : [nameInPage(sound)])),
  }
}
