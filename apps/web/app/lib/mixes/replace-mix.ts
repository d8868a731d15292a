import type { MixSnapshot, PlayableMix, SoundSource } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { LISTEN_MS, type WayBack } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { accountHere, subscribeToSession } from '#lib/session/session.ts'
import { atPosition } from '#lib/sounds/at-position.ts'
import { leaveSharedHour } from '#lib/sounds/renewal/hour.ts'
import { mixTitle, nameMix } from './mix-title.ts'
import { openedMix, type OpenedMix } from './opened-mix.ts'
import { toPlayableMix } from './playable-mix.ts'
import { dropSetAside, findSetAside, keepSetAside, type SetAsideMix } from './set-aside-mix.ts'

type NextMix = Pick<PlayableMix, 'tracks'> & {
  /** Absent: the master stays as it is. */
  readonly masterVolume?: number
  /** Absent: the mix has none. */
  readonly name?: string | undefined
  /** The saved mix that this is; a mix from elsewhere is none. */
  readonly opened?: OpenedMix | undefined
}

/** The listener's mix, while the listener tries others. */
let setAside: SetAsideMix | undefined

/** The mix that was put into an empty mixer, and what was known before it: the account's mix may still be on its way. */
let triedFirst: (Omit<SetAsideMix, 'mix'> & { readonly print: string }) | undefined

let isRestored = false

/** Says that the account's mix, where there is one, is in the mixer. Before, an empty mixer says nothing of it. */
export const tellMixRestored = (): void => {
  isRestored = true
}

export const isMixRestored = (): boolean => isRestored

let stopWatching: (() => void) | undefined

let generation = 0

/** How often a mix has taken the place of another on this page: who drives the mix sees that it is another one. */
export const mixGeneration = (): number => generation

/** Mixes with the same print count as the same mix: pauses and the master volume do not matter. */
const printOf = ({ tracks }: MixSnapshot | PlayableMix): string =>
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
  setAside = undefined
  dropSetAside()
}

/** A tried mix that the listener changes or saves becomes the listener's: then there is no way back. */
const endOfferWhenChanged = (): void => {
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

const loadIntoMixer = ({ tracks, masterVolume, opened }: NextMix): void => {
  const { mixer } = getEngine()
  stopWatching?.()
  generation += 1
  mixer.restore({ masterVolume: masterVolume ?? mixer.getSnapshot().masterVolume, tracks })
  for (const { sound, isPaused } of tracks) if (!isPaused) mixer.toggle(sound.id)
  openedMix.set(opened)
}

const capture = (): SetAsideMix => ({
  mix: toPlayableMix(getEngine().mixer.getSnapshot()),
  opened: openedMix.get(),
  title: mixTitle.get(),
})

const bringBack = ({ mix, opened, title }: SetAsideMix): void => {
  leaveSharedHour()
  forget()
  void startSound()
  loadIntoMixer({ ...mix, opened })
  mixTitle.set(title)
}

/** Remembers the listener's mix, and offers it to the account that it belongs to. */
const offerBack = (before: SetAsideMix): WayBack => {
  setAside = before
  endOfferWhenChanged()
  const owner = accountHere()
  return {
    duration: LISTEN_MS,
    until: untilChange([{ subscribe: subscribeToSession }], () => accountHere() !== owner),
    action: { label: m.mix_bring_back(), onAction: () => bringBack(before) },
  }
}

/**
 * Plays another mix in the place of the listener's; call it inside the press. A listener who tries two mixes
 * in a row can still go back to their own, until they change or save what they try.
 *
 * @returns the way back, for the toast that says so; `undefined` where there was no mix
 */
export const replaceMix = (next: NextMix): WayBack | undefined => {
  const { mixer, preview } = getEngine()
  const before = setAside ?? capture()
  void startSound()
  preview.close()
  loadIntoMixer(next)
  nameMix(next.name, next.tracks)
  const print = printOf(mixer.getSnapshot())
  if (before.mix.tracks.length === 0) {
    triedFirst = { print, title: before.title, opened: before.opened }
    return undefined
  }
  keepSetAside(before, print)
  return offerBack(before)
}

/**
 * A listener may try a mix before the code has come that restores the account's. The tried mix then stays in
 * the mixer, and `offerSetAsideMix` leads to the account's, paused.
 *
 * @param kept the account's mix, which the mixer does not hold yet
 * @returns whether it was set aside; where it was not, the caller restores it
 */
export const setAsideIfTrying = (kept: PlayableMix): boolean => {
  const tried = printOf(getEngine().mixer.getSnapshot())
  if (tried !== triedFirst?.print || kept.tracks.length === 0) return false
  const before = findSetAside(printOf(kept)) ?? {
    mix: { ...kept, tracks: kept.tracks.map((track) => ({ ...track, isPaused: true })) },
    opened: triedFirst.opened,
    title: triedFirst.title,
  }
  keepSetAside(before, tried)
  return true
}

/**
 * Offers the way back to the mix that was set aside, after a reload. Call it once the mixer has its mix again.
 *
 * @param findSource gives today's address and loop points of a built-in sound, with its setting
 * @returns for a toast; `undefined` where the mixer does not hold a tried mix
 */
export const offerSetAsideMix = (
  findSource: (id: string, setting: string | undefined) => SoundSource | undefined,
): WayBack | undefined => {
  const kept = findSetAside(printOf(getEngine().mixer.getSnapshot()))
  if (!kept) {
    dropSetAside()
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
