import type { SoundSource } from '@dhvani/audio-engine'
import { m } from '#messages'
import { loadPart } from '#lib/code/load-part.ts'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { describeWish } from '#lib/mixes/describe-wish.ts'
import { readMixCode } from '@dhvani/share-links/mix-code'
import { addMix, playMix } from '#lib/mixes/play-mix.ts'
import { showToast, type ToastRequest } from '#lib/notices/toasts.ts'
import { nameParts } from '#lib/riyaz/part-names.ts'
import { accountName } from '#lib/session/account-name.ts'
import { readKeptSession } from '#lib/session/kept-session.ts'
import { takeWish } from '#lib/session/shared-wish.ts'
import type { Wish } from '#lib/session/tab-wish.ts'
import { wishNames } from '#lib/sounds/wish-names.ts'

/** How long the toast stays that says that another tab took the wish: long enough to find that tab. */
const ELSEWHERE_MS = 20_000

/** A toast in a hidden tab would be gone when its visitor looks. */
const whenSeen = (show: () => void): void => {
  if (document.visibilityState === 'visible') show()
  else document.addEventListener('visibilitychange', show, { once: true })
}

/** @returns what this tab asked for; where another tab has taken it, the visitor is told */
export const takeWishOrTell = (): Wish => {
  const { wish, isElsewhere } = takeWish()
  if (!isElsewhere) return wish
  const words = describeWish(wish)
  if (words)
    whenSeen(() =>
      showToast({
        title: m.wish_elsewhere_title(),
        description: m.wish_elsewhere_text({ names: words.names }),
        duration: ELSEWHERE_MS,
      }),
    )
  return { sounds: [] }
}

/** The greeting of a sign-in, by name where the account has one. */
export const signInGreeting = (): string => {
  const name = accountName(readKeptSession()?.user)
  return name === '' ? m.wish_hello_nameless() : m.wish_hello({ name })
}

type Greeting = Pick<ToastRequest, 'description' | 'action' | 'duration'>

const greetSounds = (sounds: readonly SoundSource[]): Greeting => {
  const names = wishNames(sounds.map((source) => ({ id: source.id, source })))
  return {
    description:
      sounds.length === 1 ? m.wish_playing_one({ names }) : m.wish_playing_many({ names }),
  }
}

/**
 * Greets once the sounds that waited for the sign-in are heard: a browser may hold them back until the
 * visitor presses something, and files take their time.
 *
 * @param greeting what the greeting says, by the sounds that are heard
 */
export const greetWhenHeard = async (
  sounds: readonly { readonly id: string }[],
  greeting = greetSounds,
): Promise<void> => {
  await startSound()
  const { mixer, status } = getEngine()
  const ids = new Set(sounds.map(({ id }) => id))
  const look = () => {
    const waiting = mixer
      .getSnapshot()
      .tracks.filter((track) => ids.has(track.sound.id) && track.isPlaying)
    if (waiting.length > 0) {
      if (status.getSnapshot().isBlocked) return
      if (waiting.some((track) => track.status === 'loading')) return
      showToast({
        title: signInGreeting(),
        variant: 'success',
        ...greeting(waiting.map(({ sound }) => sound)),
      })
    }
    for (const leave of leaves) leave()
  }
  const leaves = [mixer.subscribe(look), status.subscribe(look)]
  look()
}

/** @returns whether the night has the answer; where its code does not come, its first mix is played */
const playNight = async (code: string): Promise<boolean> => {
  try {
    const part = await loadPart(() => import('#lib/course/play-wished-night.ts'))
    await part.playWishedNight(code)
    return true
  } catch (error) {
    reportError(error)
    return false
  }
}

/**
 * Adds the mix that waited for the sign-in to the one that this browser kept; one that is heard together, or is a night,
 * takes its place.
 */
export const playWishedMix = async (code: string): Promise<void> => {
  const [ofMix = '', ofNight] = code.split('#')
  if (ofNight !== undefined && (await playNight(code))) return
  const shared = readMixCode(ofMix)
  if (!shared) return
  const name = shared.name || m.shared_unnamed()
  const play = shared.since === undefined ? addMix : playMix
  const { offer } = await play({ ...shared, mix: nameParts(shared.mix) })
  await greetWhenHeard(shared.mix.sounds, () => ({
    description: m.wish_playing_mix({ name }),
    ...offer,
  }))
}
