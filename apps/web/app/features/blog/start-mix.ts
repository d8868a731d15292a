import type { SoundSource } from '@dhvani/audio-engine'
import { findBeatLoop } from '@dhvani/catalogue'
import { BEATBOX } from '@dhvani/catalogue/limits'
import { m } from '#messages'
import { beatSource } from '#lib/beats/beat-source.ts'
import { replaceMix } from '#lib/mixes/replace-mix.ts'
import { unheardText } from '#lib/mixes/unheard-text.ts'
import { LISTEN_MS, showToast } from '#lib/notices/toasts.ts'
import { getSession } from '#lib/session/session.ts'
import { signInFirst, type Navigate } from '#lib/session/sign-in-first.ts'
import type { WishedSound } from '#lib/session/tab-wish.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import type { MixPart } from './parse-mix.ts'
import { previewMix, stopMixPreview } from './preview-mix.ts'

/** The slowest tempo: a loop in a mix is a drone, which is to be calm. */
const loneLoop = (loopId: string) => ({
  tempo: BEATBOX.tempo.min,
  masterVolume: BEATBOX.defaultMasterVolume,
  slots: [{ position: 0, loopId, volume: BEATBOX.defaultSlotVolume, isMuted: false }],
})

/** A loop waits for the sign-in as a beat, whose address contains all of it. */
const wishOf = ({ id, volume }: MixPart): WishedSound => {
  const loop = findBeatLoop(id)
  if (!loop) return { id, volume }
  const source = beatSource(loneLoop(id), loop.name)
  return { id: source.id, volume, source }
}

const findSource = (id: string): SoundSource | undefined => {
  const sound = findAvailableSound(id)
  return sound && sourceOf(sound)
}

const tracksOf = (wished: readonly WishedSound[]) =>
  wished.flatMap(({ id, volume, source = findSource(id) }) =>
    source ? [{ sound: source, volume }] : [],
  )

const play = (wished: readonly WishedSound[]): void => {
  const offer = replaceMix({ tracks: tracksOf(wished) })
  const title = offer ? m.try_mix_in_place() : m.try_mix_done()
  showToast({ title, variant: 'success', ...offer })
}

const offerSignIn = (wished: readonly WishedSound[], navigate: Navigate): void => {
  const signIn = () => {
    stopMixPreview()
    signInFirst({ wish: { sounds: wished }, navigate }, () => play(wished))
  }
  const offer = (description: string = m.try_mix_trial()) =>
    showToast({
      title: m.try_mix_signed_out(),
      description,
      duration: LISTEN_MS,
      action: { label: m.sign_in(), onAction: signIn },
    })
  offer()
  previewMix({
    tracks: tracksOf(wished),
    onWaiting: (isWaiting) => offer(isWaiting ? m.listen_waits() : undefined),
    onMissing: (names) => offer(unheardText(names)),
  })
}

/**
 * Plays an article's mix in the place of the listener's, which can be brought back. A visitor hears a
 * preview, and is told that the mix asks for a sign-in.
 */
export const startMix = (parts: readonly MixPart[], navigate: Navigate): void => {
  const wished = parts.map(wishOf)
  if (getSession().status === 'signed-in') play(wished)
  else offerSignIn(wished, navigate)
}
