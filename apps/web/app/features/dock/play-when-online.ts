import type { Engine, EngineFault, MixSnapshot } from '@dhvani/audio-engine'
import { isUnreached } from '#lib/network/no-answer.ts'
import { isOnline, STILL_WANTED_MS, whenOffline, whenOnline } from '#lib/network/online.ts'
import { createStore, type Store } from '#lib/store/store.ts'
import { createTries } from '#lib/network/tries.ts'

type Playing = Pick<Engine, 'onFault'> & {
  readonly mixer: Pick<Engine['mixer'], 'toggle'> &
    Pick<Store<Pick<MixSnapshot, 'tracks'>>, 'subscribe' | 'getSnapshot'>
}

type Options = {
  readonly engine: Playing
  /** In milliseconds. */
  readonly now: () => number
  /** Called at the first failure of a sound, and not at those of the tries that follow. */
  readonly onFailed: (fault: EngineFault) => void
}

type Failure = {
  /** Time of the first failure, in milliseconds. */
  readonly since: number
  /** A sound that loads without it was pressed by the listener. */
  isTrying: boolean
  isTriedAgain: boolean
}

const NONE: ReadonlySet<string> = new Set()

const awaited = createStore(NONE)
const tried = createStore(NONE)

/** Ids of the sounds of the mix that play by themselves when the network is back. */
export const awaitedSounds = { subscribe: awaited.subscribe, getSnapshot: awaited.getSnapshot }

/** Ids of the sounds of the mix that have failed and are tried again by themselves. */
export const triedAgain = { subscribe: tried.subscribe, getSnapshot: tried.getSnapshot }

/**
 * Plays what failed in the mix for want of an answer: after the waits, since a browser may never notice that a
 * line is dead, and as soon as the browser is online. Ends a minute after the failure, and when the listener has
 * paused everything, removed the sound or pressed it.
 *
 * @returns a function that ends it
 */
export const playWhenOnline = ({
  engine: { mixer, onFault },
  now,
  onFailed,
}: Options): (() => void) => {
  const failures = new Map<string, Failure>()
  const look = () => {
    const { tracks } = mixer.getSnapshot()
    return {
      isPlaying: tracks.some((track) => track.isPlaying),
      failed: tracks.filter(({ status }) => status === 'failed').length,
    }
  }
  let last = look()

  const isWanted = ({ since }: Failure) => now() - since < STILL_WANTED_MS
  const idsOf = (holds: (failure: Failure) => boolean): ReadonlySet<string> => {
    const found = [...failures].filter(([, failure]) => holds(failure)).map(([id]) => id)
    return found.length > 0 ? new Set(found) : NONE
  }
  const tell = () => {
    awaited.set(isOnline() ? NONE : idsOf(isWanted))
    tried.set(idsOf(({ isTriedAgain }) => isTriedAgain))
  }

  const forget = (id: string) => {
    failures.delete(id)
    tries.forget(id)
  }

  const playAgain = (id: string) => {
    const track = mixer.getSnapshot().tracks.find(({ sound }) => sound.id === id)
    if (track?.status !== 'failed') return
    const failure = failures.get(id)
    if (failure) failure.isTrying = true
    mixer.toggle(id)
  }
  const tries = createTries(playAgain)

  const forgetSettled = () => {
    const { tracks } = mixer.getSnapshot()
    for (const [id, { isTrying }] of failures) {
      const status = tracks.find(({ sound }) => sound.id === id)?.status
      const isOurs = status === 'failed' || (status === 'loading' && isTrying)
      if (!isOurs) forget(id)
    }
  }

  const handleFault = (fault: EngineFault) => {
    const { soundId: id, reason } = fault
    const known = failures.get(id)
    const failure = known ?? { since: now(), isTrying: false, isTriedAgain: false }
    failures.set(id, failure)
    failure.isTrying = false
    failure.isTriedAgain = isOnline() && isUnreached(reason) && isWanted(failure) && tries.later(id)
    tell()
    setTimeout(tell, STILL_WANTED_MS)
    // The mixer publishes a failure only when the command in which it happened has ended. A fault of a preview
    // or of the beatbox is none of a track.
    queueMicrotask(() => {
      forgetSettled()
      tell()
      if (!known && failures.has(id)) onFailed(fault)
    })
  }

  const leaves = [
    onFault(handleFault),
    mixer.subscribe(() => {
      const next = look()
      // Silence without a new failure is the listener's wish.
      if (last.isPlaying && !next.isPlaying && next.failed <= last.failed)
        for (const id of failures.keys()) forget(id)
      last = next
      forgetSettled()
      tell()
    }),
  ]
  const handleOnline = () => {
    const wanted = idsOf(isWanted)
    for (const id of failures.keys()) forget(id)
    tell()
    for (const id of wanted) playAgain(id)
  }
  leaves.push(whenOnline(handleOnline), whenOffline(tell))
  return () => {
    for (const id of failures.keys()) forget(id)
    for (const leave of leaves) leave()
  }
}
