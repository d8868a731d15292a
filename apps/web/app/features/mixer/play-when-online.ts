import type { Engine, MixSnapshot } from '@dhvani/audio-engine'
import { STILL_WANTED_MS } from '#lib/page/over-cuts.ts'
import { createStore, type Store } from '#lib/page/store.ts'

/** A change of the network may break off a request this long after the browser is online, in milliseconds. */
const BREAKS_OFF_LATE_MS = 5000

type Playing = Pick<Engine, 'onFault'> & {
  readonly mixer: Pick<Engine['mixer'], 'toggle'> &
    Pick<Store<Pick<MixSnapshot, 'tracks'>>, 'subscribe' | 'getSnapshot'>
}

const NONE: ReadonlySet<string> = new Set()

const store = createStore(NONE)

/** Ids of the sounds of the mix that play by themselves when the network is back. */
export const awaitedSounds = { subscribe: store.subscribe, getSnapshot: store.getSnapshot }

/**
 * Plays what failed in the mix as soon as the browser is online, unless the listener has paused
 * everything meanwhile.
 *
 * @param now  in milliseconds
 * @returns a function that ends it
 */
export const playWhenOnline = ({ mixer, onFault }: Playing, now: () => number): (() => void) => {
  const scope = new AbortController()
  const failedAt = new Map<string, number>()
  const triedAgain = new Set<string>()
  let onlineAt = -Infinity
  const look = () => {
    const { tracks } = mixer.getSnapshot()
    return {
      isPlaying: tracks.some((track) => track.isPlaying),
      failed: tracks.filter(({ status }) => status === 'failed').length,
    }
  }
  let last = look()

  const findWanted = () =>
    [...failedAt].filter(([, at]) => now() - at < STILL_WANTED_MS).map(([id]) => id)
  const tell = () => store.set(navigator.onLine ? NONE : new Set(findWanted()))

  const playAgain = (id: string) => {
    const track = mixer.getSnapshot().tracks.find(({ sound }) => sound.id === id)
    if (track?.status === 'failed') mixer.toggle(id)
  }

  const handleFault = (id: string) => {
    if (now() - onlineAt < BREAKS_OFF_LATE_MS && !triedAgain.has(id)) {
      triedAgain.add(id)
      // The mixer publishes a failure only when the command in which it happened has ended.
      queueMicrotask(() => playAgain(id))
      return
    }
    failedAt.set(id, now())
    tell()
    setTimeout(tell, STILL_WANTED_MS)
  }

  const leaves = [
    onFault(({ soundId }) => handleFault(soundId)),
    mixer.subscribe(() => {
      const next = look()
      // Silence without a new failure is the listener's wish.
      if (last.isPlaying && !next.isPlaying && next.failed <= last.failed) {
        failedAt.clear()
        tell()
      }
      last = next
    }),
  ]
  const handleOnline = () => {
    const wanted = findWanted()
    onlineAt = now()
    triedAgain.clear()
    failedAt.clear()
    tell()
    for (const id of wanted) playAgain(id)
  }
  addEventListener('online', handleOnline, { signal: scope.signal })
  addEventListener('offline', tell, { signal: scope.signal })
  return () => {
    scope.abort()
    for (const leave of leaves) leave()
  }
}
