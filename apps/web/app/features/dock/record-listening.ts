import type { EngineStatus } from '@dhvani/audio-engine'
import { heardTracks, type TracksAndMaster } from '#lib/engine/heard.ts'
import type { Heard } from '#lib/mixes/listening-history.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

type Watched<Value> = {
  getSnapshot(): Value
  subscribe(onChange: () => void): () => void
}

type ListeningRecorder = {
  readonly mixer: Watched<TracksAndMaster>
  readonly status: Watched<Pick<EngineStatus, 'isBlocked'>>
  readonly keep: (heard: Heard) => void
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const STEP_MS = 60_000

/** A longer step is one in which the computer slept. */
const LONGEST_STEP_MS = 1.5 * STEP_MS

const namesOf = (mix: TracksAndMaster): string =>
  heardTracks(mix)
    .map(({ sound }) => nameInPage(sound))
    .join(', ')

/**
 * Tells what is heard, every minute and at every change.
 *
 * @returns a function that ends it
 */
export const recordListening = ({
  mixer,
  status,
  keep,
  now = Date.now,
}: ListeningRecorder): (() => void) => {
  const read = () => (status.getSnapshot().isBlocked ? '' : namesOf(mixer.getSnapshot()))
  let mix = read()
  let since = now()
  const step = () => {
    const at = now()
    if (mix && at > since && at - since <= LONGEST_STEP_MS)
      keep({ at: new Date(since), seconds: Math.round((at - since) / 1000), mix })
    mix = read()
    since = at
  }
  const scope = new AbortController()
  const timer = setInterval(step, STEP_MS)
  const look = () => {
    if (read() !== mix) step()
  }
  const leaves = [mixer.subscribe(look), status.subscribe(look)]
  // The last minute of a page that is left or put away.
  addEventListener('pagehide', step, { signal: scope.signal })
  return () => {
    step()
    scope.abort()
    clearInterval(timer)
    for (const leave of leaves) leave()
  }
}
