import type { MixSnapshot } from '@dhvani/audio-engine'
import { cutText, mixVersionOf, parseMix, SAVED_MIXES, type Mix } from '@dhvani/catalogue'
import { createSavedValue } from '#lib/store/saved-value.ts'

/** The saved mix that the mixer began from. */
export type OpenedMix = {
  readonly id: string
  /** As it was when it was opened or last updated on this device. */
  readonly mix: Mix
  /** Ids of its sounds that could not be opened: they stay in the mix when it is updated. */
  readonly absent: readonly string[]
}

export const parseOpened = (saved: unknown): OpenedMix | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { id, mix: written, absent } = saved as Record<string, unknown>
  const mix = parseMix(written)
  if (typeof id !== 'string' || !mix || !Array.isArray(absent)) return undefined
  return { id, mix, absent: absent.filter((one) => typeof one === 'string') }
}

export const openedMix = createSavedValue<OpenedMix | undefined>({
  key: 'dhvani.opened-mix',
  version: 1,
  fallback: undefined,
  parse: parseOpened,
})

type Current = Pick<MixSnapshot, 'tracks' | 'masterVolume' | 'isPlaying'>

/**
 * The mixer's mix as it is saved. Where nothing plays, the play states are those of the mix that was
 * opened: a listener who pauses everything did not change the mix.
 */
export const toMix = (current: Current, opened?: OpenedMix): Mix => {
  const before = new Map(opened?.mix.sounds.map((sound) => [sound.id, sound.isPlaying]))
  const heard = current.tracks.map(({ sound, volume, isPlaying }) => ({
    id: sound.id,
    name: cutText(sound.name, SAVED_MIXES.writtenNameLength),
    volume,
    isPlaying: current.isPlaying ? isPlaying : (before.get(sound.id) ?? true),
    ...(sound.setting && { setting: sound.setting }),
    ...(sound.position && { position: sound.position }),
  }))
  const absent = (opened?.mix.sounds ?? []).filter(
    ({ id }) => opened?.absent.includes(id) && !current.tracks.some(({ sound }) => sound.id === id),
  )
  const sounds = [...heard, ...absent]
  return { version: mixVersionOf(sounds), masterVolume: current.masterVolume, sounds }
}

const fingerprint = ({ masterVolume, sounds }: Mix): string =>
  JSON.stringify([
    masterVolume,
    sounds.map(({ id, volume, isPlaying, setting, position }) => [
      id,
      volume,
      isPlaying,
      setting,
      position?.x,
      position?.depth,
    ]),
  ])

/** @returns whether the mixer holds something else than the opened mix */
export const isChanged = (current: Current, opened: OpenedMix): boolean => {
  const { mix, absent } = opened
  const heard = mix.sounds.filter(({ id }) => !absent.includes(id))
  const missing = mix.sounds.filter(({ id }) => absent.includes(id))
  const before = { ...mix, sounds: [...heard, ...missing] }
  return fingerprint(toMix(current, opened)) !== fingerprint(before)
}
