import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
import { EMPTY_BEATBOX } from '@dhvani/audio-engine/snapshots'
import { getEngine } from '#lib/engine/engine.ts'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { useStore } from '#lib/store/store.ts'
import { keepStage } from './kept-stage.ts'
import { loadAgain } from './load-again.ts'
import { openStage } from './open-stage.ts'

let beatbox: Beatbox | undefined

/** The one beatbox of this page, on the engine's own context. It keeps its loops between visits. */
export const getBeatbox = (): Beatbox => {
  if (beatbox) return beatbox
  const opened = openStage()
  loadAgain(opened, getEngine().onFault)
  keepStage(opened)
  // A reload would pause the beat, and take what is recorded of it and every way to undo.
  holdPageWhile(() => opened.getSnapshot().activeCount > 0)
  beatbox = opened
  return opened
}

/** Fetches a loop before it is needed. A failure is shown later, when the loop is placed. */
export const preloadLoop = (loopId: string): void => {
  getBeatbox()
    .preload(loopId)
    .catch(() => undefined)
}

const subscribe = (onChange: () => void) => getBeatbox().subscribe(onChange)
const read = () => beatbox?.getSnapshot() ?? EMPTY_BEATBOX

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useBeatbox = <Value>(select: (stage: BeatboxSnapshot) => Value): Value =>
  useStore({ subscribe, getSnapshot: () => select(read()) }, select(EMPTY_BEATBOX))
