import type { Engine } from '@dhvani/audio-engine'
import { m } from '#messages'
import { playMix } from '#lib/mixes/play-mix.ts'
import { READY_MIXES } from '#lib/mixes/ready-mixes.ts'
import { localPath } from '#lib/language/paths.ts'
import { LISTEN_MS, showToast } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { hasArrived } from '#lib/session/arrived.ts'
import { getSession, subscribeToSession } from '#lib/session/session.ts'
import { signInGreeting } from './play-wish.ts'

/** Of the mixes that Dhvani comes with, the one that suits most: steady and soft. */
const FIRST_MIX = 'deep-rain'

const session = { subscribe: subscribeToSession }

/**
 * Greets a listener whom a link has just signed in on Home, and who has no mix and asked for none: a mix
 * is one press away.
 *
 * @returns a function that ends the wait for such an arrival
 */
export const greetArrival = (
  { mixer }: Pick<Engine, 'mixer'>,
  hasWish: () => boolean,
): (() => void) => {
  const needsNoMix = () =>
    getSession().status !== 'signed-in' || mixer.getSnapshot().tracks.length > 0
  const greet = () => {
    if (!hasArrived.getSnapshot()) return
    hasArrived.set(false)
    const first = READY_MIXES.find(({ id }) => id === FIRST_MIX)
    if (!first || hasWish() || needsNoMix() || location.pathname !== localPath('/')) return
    showToast({
      title: signInGreeting(),
      description: m.arrived_text(),
      variant: 'success',
      duration: LISTEN_MS,
      until: untilChange([mixer, session], needsNoMix),
      action: {
        label: m.play_sound({ name: first.name() }),
        onAction: () => void playMix({ name: '', mix: first.mix }),
      },
    })
  }
  greet()
  return hasArrived.subscribe(greet)
}
