import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
import { EMPTY_BEATBOX } from '@dhvani/audio-engine/snapshots'
import { findBeatbox, openBeatboxOnce } from '#lib/beats/page-beatbox.ts'
import { useStore } from '#lib/store/store.ts'
import { getEngine } from './page-engine.ts'

/** The one beatbox of this page. It keeps its loops between visits. */
export const getBeatbox = (): Beatbox => openBeatboxOnce(getEngine())

/** Fetches a loop before it is needed. A failure is shown later, when the loop is placed. */
export const preloadLoop = (loopId: string): void => {
  getBeatbox()
    .preload(loopId)
    .catch(() => undefined)
}

const subscribe = (onChange: () => void) => getBeatbox().subscribe(onChange)
const read = () => findBeatbox()?.getSnapshot() ?? EMPTY_BEATBOX

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useBeatbox = <Value>(select: (stage: BeatboxSnapshot) => Value): Value =>
  useStore({ subscribe, getSnapshot: () => select(read()) }, select(EMPTY_BEATBOX))
