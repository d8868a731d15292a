import type { MixSnapshot, SoundSource } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import type { ToastRequest } from '#lib/page/toasts.ts'
import { openedMix, type OpenedMix } from './opened-mix.ts'

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

type OwnMix = { readonly mix: MixSnapshot; readonly opened: OpenedMix | undefined }

/** The listener's own mix, while another one that was only tried is in its place. */
let own: OwnMix | undefined

let stopWatching: (() => void) | undefined

const printOf = ({ tracks }: MixSnapshot): string =>
  JSON.stringify(tracks.map(({ sound, volume }) => [sound.id, volume, sound.setting]))

/** What the listener changes or saves is a mix of their own. */
const forgetWhenChanged = (): void => {
  const { mixer } = getEngine()
  const tried = printOf(mixer.getSnapshot())
  const opened = openedMix.get()
  const forget = () => {
    own = undefined
    for (const leave of leaves) leave()
  }
  const leaves = [
    mixer.subscribe(() => {
      if (printOf(mixer.getSnapshot()) !== tried) forget()
    }),
    openedMix.subscribe(() => {
      if (openedMix.get() !== opened) forget()
    }),
  ]
  stopWatching = () => {
    for (const leave of leaves) leave()
  }
}

const put = ({ tracks, masterVolume, opened }: NextMix): void => {
  const { mixer } = getEngine()
  stopWatching?.()
  mixer.restore({ masterVolume: masterVolume ?? mixer.getSnapshot().masterVolume, tracks })
  for (const { sound, isPaused } of tracks) if (!isPaused) mixer.toggle(sound.id)
  openedMix.set(opened)
}

const bringBack = ({ mix, opened }: OwnMix): void => {
  own = undefined
  void startSound()
  const { masterVolume } = mix
  const tracks = mix.tracks.map(({ sound, volume, isPlaying }) => ({
    sound,
    volume,
    isPaused: !isPlaying,
  }))
  put({ tracks, masterVolume, opened })
}

/**
 * Plays another mix in the place of the listener's; call it inside the press. The own mix stays the own
 * one until the listener changes what took its place: trying two mixes does not lose it.
 *
 * @returns for the toast that says so: the way back; `undefined` where there was no mix
 */
export const replaceMix = (
  next: NextMix,
): Pick<ToastRequest, 'action' | 'duration'> | undefined => {
  const { mixer, preview } = getEngine()
  const before = own ?? { mix: mixer.getSnapshot(), opened: openedMix.get() }
  void startSound()
  preview.close()
  put(next)
  if (before.mix.tracks.length === 0) return undefined
  own = before
  forgetWhenChanged()
  return {
    duration: OFFER_MS,
    action: { label: m.mix_bring_back(), onAction: () => bringBack(before) },
  }
}
