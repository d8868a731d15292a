import type { Renew } from '@dhvani/audio-engine'
import { m } from '#messages'
import { loadPart } from '#lib/code/load-part.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { addHeard, listeningHistory, type Heard } from '#lib/mixes/listening-history.ts'
import { offerSetAsideMix, setAsideIfTrying, tellMixRestored } from '#lib/mixes/replace-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { RIYAZ_SCHEME } from '#lib/riyaz/riyaz-address.ts'
import { getSession, subscribeToSession } from '#lib/session/session.ts'
import { placeStrip } from '@dhvani/audio-engine/positions'
import { renewMix } from '#lib/sounds/renewal/renew-mix.ts'
import { sourceIn } from '#lib/sounds/sound-setting.ts'
import { findAvailableSound } from '#lib/sounds/sound-sources.ts'
import { createAccountMix } from './account-mix.ts'
import { greetArrival } from './greet-arrival.ts'
import { recordListening } from './record-listening.ts'
import { playWhenOnline, triedAgain } from './play-when-online.ts'
import { greetWhenHeard, playWishedMix, takeWishOrTell } from './play-wish.ts'
import { storedMix } from './stored-mix.ts'
import type { Engine, EngineFault } from '@dhvani/audio-engine'
import { isOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { untilChange } from '#lib/notices/until.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** Shows a toast about a sound of the mix that has failed, until it plays or the listener tries it again. */
const showFailedSound = (
  { mixer, preview }: Pick<Engine, 'mixer' | 'preview'>,
  { soundId, soundName }: EngineFault,
): void => {
  const { problem, sound } = preview.getSnapshot()
  // The dialog or the player of the preview says why, in its own place.
  if (problem !== undefined && sound?.id === soundId) return
  const hasFailed = () =>
    triedAgain.getSnapshot().has(soundId) ||
    mixer
      .getSnapshot()
      .tracks.some((track) => track.sound.id === soundId && track.status === 'failed')
  const until = untilChange([mixer, triedAgain], () => !hasFailed())
  const failure = m.track_failed_text({ name: nameInPage({ id: soundId, name: soundName }) })
  showProblem(isOnline() ? failure : `${failure} ${m.listen_waits()}`, until)
}

const findSource = (id: string, setting: string | undefined) => {
  const sound = findAvailableSound(id)
  return sound && sourceIn(sound, setting)
}

const keepHeard = (heard: Heard): void => {
  const session = getSession()
  if (session.status !== 'signed-in') return
  const history = listeningHistory(session.userId)
  history.set(addHeard(history.get(), heard))
}

/** Gives a sound that has no file its next cycle, where it has more than one. */
const renewComputed: Renew = async (need) => {
  if (!need.sound.id.startsWith(RIYAZ_SCHEME)) return undefined
  return (await loadPart(() => import('#lib/riyaz/mix-track/part-tracks.ts'))).renewTrack(need)
}

/**
 * Restores the mix of the signed-in listener, paused, and keeps every change. Besides:
 *
 * - plays what the listener asked for before signing in, and greets a listener whom a link has signed in;
 * - offers the own mix again where another one was tried before a reload, or before this code came;
 * - renews the sounds, and notes on this device what was listened to;
 * - shows a toast for each sound that fails, and plays the sound when the line is back.
 *
 * @returns a function that ends all of it
 */
export const connectMix = (): (() => void) => {
  const engine = getEngine()
  renewMix(engine, renewComputed)
  engine.placeWith(placeStrip)
  let hasWish = false
  const accountMix = createAccountMix({
    mixer: engine.mixer,
    readKept: storedMix.get,
    keep: storedMix.set,
    setAsideIfTrying,
    takeWish: () => {
      const wish = takeWishOrTell()
      hasWish = wish.sounds.length > 0 || wish.mixCode !== undefined
      return wish
    },
    findSource,
    onUnpromptedPlay: (sounds) => void greetWhenHeard(sounds),
    onWishedMix: (code) => void playWishedMix(code),
  })
  const follow = () => accountMix.follow(getSession())
  follow()
  tellMixRestored()
  const offer = offerSetAsideMix(findSource)
  if (offer) showToast({ title: m.mix_kept_before(), ...offer })
  const leaves = [
    subscribeToSession(follow),
    engine.mixer.subscribe(accountMix.remember),
    greetArrival(engine, () => hasWish),
    playWhenOnline({
      engine,
      now: () => performance.now(),
      onFailed: (fault) => showFailedSound(engine, fault),
    }),
    recordListening({ mixer: engine.mixer, status: engine.status, keep: keepHeard }),
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}
