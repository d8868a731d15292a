import type { Engine, MixSnapshot } from '@dhvani/audio-engine'
import type { Store } from '#lib/page/store.ts'

/** A sound that failed longer ago begins only at a press, in milliseconds: no listener expects it any more. */
const STILL_WANTED_MS = 60_000

type Playing = Pick<Engine, 'onFault'> & {
  readonly mixer: Pick<Engine['mixer'], 'toggle'> &
    Pick<Store<Pick<MixSnapshot, 'tracks'>>, 'subscribe' | 'getSnapshot'>
}

/**
 * Plays what failed in the mix as soon as the browser is online, unless the listener has paused
 * everything meanwhile.
 *
 * @param now  in milliseconds
 * @returns a function that ends it
 */
export const playWhenOnline = ({ mixer, onFault }: Playing, now: () => number): (() => void) => {
  const failedAt = new Map<string, number>()
  const look = () => {
    const { tracks } = mixer.getSnapshot()
    return {
      isPlaying: tracks.some((track) => track.isPlaying),
      failed: tracks.filter(({ status }) => status === 'failed').length,
    }
  }
  let last = look()

  const leaves = [
    onFault(({ soundId }) => failedAt.set(soundId, now())),
    mixer.subscribe(() => {
      const next = look()
      // Silence without a new failure is the listener's wish.
      if (last.isPlaying && !next.isPlaying && next.failed <= last.failed) failedAt.clear()
      last = next
    }),
  ]
  const handleOnline = () => {
    const wanted = [...failedAt].filter(([, at]) => now() - at < STILL_WANTED_MS)
    failedAt.clear()
    for (const [id] of wanted) {
      const track = mixer.getSnapshot().tracks.find(({ sound }) => sound.id === id)
      if (track?.status === 'failed') mixer.toggle(id)
    }
  }
  addEventListener('online', handleOnline)
  return () => {
    removeEventListener('online', handleOnline)
    for (const leave of leaves) leave()
  }
}
