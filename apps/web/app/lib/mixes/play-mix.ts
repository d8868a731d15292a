import type { Mix } from '@dhvani/catalogue'
import type { NamedMix } from '@dhvani/share-links/mix-code'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import type { WayBack } from '#lib/notices/toasts.ts'
import { beginHour, leaveSharedHour } from '#lib/sounds/renewal/hour.ts'
import { findMixSounds } from './find-mix-sounds.ts'
import { joinMix } from './join-mix.ts'
import { mixTitle, nameMix } from './mix-title.ts'
import { isMixRestored, replaceMix } from './replace-mix.ts'

export type PlayResult = {
  /** Ids and names of the sounds that were left out. */
  readonly missing: readonly { readonly id: string; readonly name: string }[]
  /** Sounds whose setting this release does not know. They play as in their files. */
  readonly unset: PlayResult['missing']
  /** The way back to the mix that was there, for a toast; absent where there was none. */
  readonly offer?: WayBack | undefined
  /** False when no sound of the mix was found: the mixer is as it was. */
  readonly isPlaying: boolean
}

/** A mix that is to be played; with an id where it is a saved one. */
export type NextMix = NamedMix & { readonly id?: string | undefined }

const findTracks = async (mix: Mix) => {
  const { found, missing, unset } = await findMixSounds(mix)
  const isAllPaused = found.every((sound) => !sound.isPlaying)
  const tracks = found.map(({ source, volume, isPlaying }) => ({
    sound: source,
    volume,
    isPaused: !isPlaying && !isAllPaused,
  }))
  return { tracks, missing, unset }
}

type FoundMix = Awaited<ReturnType<typeof findTracks>>

const beginHourOf = ({ seed, since }: NextMix): void => {
  if (seed === undefined) leaveSharedHour()
  else beginHour(seed, since)
}

const replaceBy = (next: NextMix, { tracks, missing, unset }: FoundMix): PlayResult => {
  const { name, mix, id } = next
  beginHourOf(next)
  const offer = replaceMix({
    masterVolume: mix.masterVolume,
    tracks,
    opened: id === undefined ? undefined : { id, mix, absent: missing.map((one) => one.id) },
  })
  nameMix(name, tracks)
  return { missing, unset, isPlaying: true, offer }
}

const take = async (next: NextMix, put: typeof replaceBy): Promise<PlayResult> => {
  void startSound()
  const found = await findTracks(next.mix)
  const { tracks, missing, unset } = found
  return tracks.length === 0 ? { missing, unset, isPlaying: false } : put(next, found)
}

/**
 * Plays a mix in the place of what is in the mixer; call it inside the press. A mix that was saved with
 * every sound paused plays them all.
 */
export const playMix = (next: NextMix): Promise<PlayResult> => take(next, replaceBy)

/**
 * Adds the sounds of a mix to those in the mixer, whose hour goes on; an empty mixer takes the mix as it is. Where the
 * account's mix is still on its way, it joins what is added, in the hour that was added.
 */
export const addMix = (added: NamedMix): Promise<PlayResult> =>
  take(added, (next, found) => {
    const { mixer } = getEngine()
    const { tracks, missing, unset } = found
    const isEmpty = mixer.getSnapshot().tracks.length === 0
    if (isEmpty && isMixRestored()) return replaceBy(next, found)
    if (isEmpty) {
      beginHourOf(next)
      mixer.setMasterVolume(next.mix.masterVolume)
      // The own mix may have a name, and it alone is known yet.
      if (!mixTitle.get()) nameMix(next.name, tracks)
    }
    return { missing, unset, isPlaying: true, offer: joinMix(tracks) }
  })
