import type { MixSnapshot, RestorableMix, SoundSource } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import type { ToastRequest } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { accountHere, subscribeToSession } from '#lib/session/session.ts'
import { atPosition } from '#lib/sounds/at-position.ts'
import { openedMix, type OpenedMix } from './opened-mix.ts'
import { dropOwnMix, findOwnMix, keepOwnMix, type OwnMix } from './own-mix.ts'
import { toRestorableMix } from './restorable-mix.ts'

/** Time to listen to the new mix before choosing, in milliseconds. */
const OFFER_MS = 20_000

type NextMix = {
  readonly tracks: readonly {
    readonly sound: SoundSource
    readonly volume: number
    readonly isPaused?: boolean
  }[]
  /** Absent: the master stays as it is. */
  readonly masterVolume?: number
  /** The saved mix that this is; a mix from elsewhere is none. */
  readonly opened?: OpenedMix | undefined
}

type WayBack = Pick<ToastRequest, 'action' | 'duration' | 'until'>

/** The own mix, while the listener tries others. */
let own: OwnMix | undefined

/** Print of the mix that was put into an empty mixer, where the account's mix may still be on its way. */
let first: string | undefined

let stopWatching: (() => void) | undefined

/** Mixes with the same print count as the same mix: pauses and the master volume do not matter. */
const printOf = ({ tracks }: MixSnapshot | RestorableMix): string =>
  JSON.stringify(
    tracks.map(({ sound: { id, setting, position }, volume }) => [
      id,
      volume,
      setting,
      position?.x,
      position?.depth,
    ]),
  )

const forget = (): void => {
  own = undefined
  dropOwnMix()
}

/** A tried mix that the listener changes or saves becomes the own one: then there is no way back. */
const forgetWhenChanged = (): void => {
  const { mixer } = getEngine()
  const tried = printOf(mixer.getSnapshot())
  const opened = openedMix.get()
  const leave = () => {
    for (const end of leaves) end()
  }
  const handleChange = () => {
    leave()
    forget()
  }
  const leaves = [
    mixer.subscribe(() => {
      if (printOf(mixer.getSnapshot()) !== tried) handleChange()
    }),
    openedMix.subscribe(() => {
      if (openedMix.get() !== opened) handleChange()
    }),
  ]
  stopWatching = leave
}

const put = ({ tracks, masterVolume, opened }: NextMix): void => {
  const { mixer } = getEngine()
  stopWatching?.()
  mixer.restore({ masterVolume: masterVolume ?? mixer.getSnapshot().masterVolume, tracks })
  for (const { sound, isPaused } of tracks) if (!isPaused) mixer.toggle(sound.id)
  openedMix.set(opened)
}

const capture = (): OwnMix => {
  const snapshot = getEngine().mixer.getSnapshot()
  return {
    mix: toRestorableMix(snapshot),
    paused: snapshot.tracks.filter(({ isPlaying }) => !isPlaying).map(({ sound }) => sound.id),
    opened: openedMix.get(),
  }
}

const bringBack = ({ mix, paused, opened }: OwnMix): void => {
  forget()
  void startSound()
  const tracks = mix.tracks.map(({ sound, volume }) => ({
    sound,
    volume,
    isPaused: paused.includes(sound.id),
  }))
  put({ tracks, masterVolume: mix.masterVolume, opened })
}

/** Remembers the own mix, and offers it to the account that it belongs to. */
const offerBack = (before: OwnMix): WayBack => {
  own = before
  forgetWhenChanged()
  const owner = accountHere()
  return {
    duration: OFFER_MS,
    until: untilChange([{ subscribe: subscribeToSession }], () => accountHere() !== owner),
    action: { label: m.mix_bring_back(), onAction: () => bringBack(before) },
  }
}

/**
 * Plays another mix in the place of the listener's; call it inside the press. A listener who tries two mixes
 * in a row can still go back to the own one, until they change or save what they try.
 *
 * @returns the way back, for the toast that says so; `undefined` where there was no mix
 */
export const replaceMix = (next: NextMix): WayBack | undefined => {
  const { mixer, preview } = getEngine()
  const before = own ?? capture()
  void startSound()
  preview.close()
  put(next)
  if (before.mix.tracks.length === 0) {
    first = printOf(mixer.getSnapshot())
    return undefined
  }
  keepOwnMix(before, printOf(mixer.getSnapshot()))
  return offerBack(before)
}

/**
 * A listener may try another mix before the code has come that restores the own one. The tried mix then
 * stays in the mixer, and `offerOwnMixAgain` leads to the own one, paused.
 *
 * @param kept the account's mix, which the mixer does not hold yet
 * @returns false where no mix is tried: the kept mix belongs into the mixer
 */
export const keepBehindTried = (kept: RestorableMix): boolean => {
  const inPlace = printOf(getEngine().mixer.getSnapshot())
  if (inPlace !== first || kept.tracks.length === 0) return false
  const before = findOwnMix(printOf(kept)) ?? {
    mix: kept,
    paused: kept.tracks.map(({ sound }) => sound.id),
    opened: undefined,
  }
  keepOwnMix(before, inPlace)
  return true
}

/**
 * Offers the way back to the own mix again after a reload. Call it once the mixer has its mix again.
 *
 * @param findSource gives today's address and loop points of a built-in sound, with its setting
 * @returns for a toast; `undefined` where the mixer does not hold a tried mix
 */
export const offerOwnMixAgain = (
  findSource: (id: string, setting: string | undefined) => SoundSource | undefined,
): WayBack | undefined => {
  const kept = findOwnMix(printOf(getEngine().mixer.getSnapshot()))
  if (!kept) {
    dropOwnMix()
    return undefined
  }
  const tracks = kept.mix.tracks.map((track) => ({
    ...track,
    sound: atPosition(
      findSource(track.sound.id, track.sound.setting) ?? track.sound,
      track.sound.position,
    ),
  }))
  return offerBack({ ...kept, mix: { ...kept.mix, tracks } })
}
