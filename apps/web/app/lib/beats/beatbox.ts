import type { Beatbox, BeatboxSnapshot } from '@dhvani/audio-engine'
import { openBeatbox } from '@dhvani/audio-engine/beatbox'
import { EMPTY_BEATBOX } from '@dhvani/audio-engine/snapshots'
import stretchModuleUrl from 'signalsmith-stretch?url'
import { getEngine } from '#lib/engine/engine.ts'
import { useStore } from '#lib/page/store.ts'
import { findBeatSource } from './beat-sources.ts'

let beatbox: Beatbox | undefined

/** The one beatbox of this page, on the engine's own context. It keeps its loops between visits. */
export const getBeatbox = (): Beatbox => {
  beatbox ??= openBeatbox(getEngine(), { findLoop: findBeatSource, stretchModuleUrl })
  return beatbox
}

/** Fetches a loop before it is needed. A failure is shown later, when the loop is placed. */
export const preloadLoop = (loopId: string): void => {
  getBeatbox()
    .preload(loopId)
    .catch(() => undefined)
}

/** @returns the beatbox, if it was opened already */
export const findBeatbox = (): Beatbox | undefined => beatbox

const subscribe = (onChange: () => void) => getBeatbox().subscribe(onChange)
const read = () => beatbox?.getSnapshot() ?? EMPTY_BEATBOX

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useBeatbox = <Value>(select: (stage: BeatboxSnapshot) => Value): Value =>
  useStore({ subscribe, getSnapshot: () => select(read()) }, select(EMPTY_BEATBOX))
