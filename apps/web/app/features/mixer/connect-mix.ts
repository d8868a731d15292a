import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { showProblem } from '#lib/page/show-problem.ts'
import { takePendingSounds } from '#lib/session/pending-sounds.ts'
import { getSession, subscribeToSession } from '#lib/session/session.ts'
import { findAvailableSound, sourceOf } from '#lib/sounds/sound-sources.ts'
import { createAccountMix } from './account-mix.ts'
import { createNowPlaying } from './now-playing.ts'
import { storedMix } from './stored-mix.ts'

const findSource = (id: string) => {
  const sound = findAvailableSound(id)
  return sound && sourceOf(sound)
}

/**
 * Restores the mix of the signed-in listener, paused, and keeps every change. Also adds the sounds that
 * the listener wanted before signing in, shows the mix on the lock screen, and shows a toast for each
 * sound that fails.
 *
 * @returns a function that ends all of it
 */
export const connectMix = (): (() => void) => {
  const engine = getEngine()
  const accountMix = createAccountMix({
    mixer: engine.mixer,
    readKept: storedMix.get,
    keep: storedMix.set,
    takePending: takePendingSounds,
    findSource,
    onUnpromptedPlay: () => void startSound(),
  })
  const follow = () => accountMix.follow(getSession())
  follow()
  const leaves = [
    subscribeToSession(follow),
    engine.mixer.subscribe(accountMix.remember),
    engine.mixer.subscribe(createNowPlaying(engine)),
    engine.onFault(({ soundName }) => showProblem(m.track_failed_text({ name: soundName }))),
  ]
  return () => {
    for (const leave of leaves) leave()
  }
}
