import { useSyncExternalStore } from 'react'
import type { Beatbox, BeatboxSnapshot, SlotSnapshot } from '@dhvani/audio-engine'
import { openBeatbox } from '@dhvani/audio-engine/beatbox'
import { BEATBOX } from '@dhvani/catalogue'
import stretchModuleUrl from 'signalsmith-stretch?url'
import { getEngine } from '#lib/engine/engine.ts'
import { findBeatSource } from './beat-sources.ts'

const EMPTY_SLOT: SlotSnapshot = {
  loopId: undefined,
  isActive: false,
  isPlaying: false,
  volume: BEATBOX.defaultSlotVolume,
  isMuted: false,
  isSolo: false,
  status: 'empty',
}

/** What prerendered pages show, and every page before the beatbox is opened. */
const EMPTY_STAGE: BeatboxSnapshot = {
  tempo: BEATBOX.tempo.default,
  isPlaying: false,
  masterVolume: BEATBOX.defaultMasterVolume,
  slots: Array.from({ length: BEATBOX.slots }, () => EMPTY_SLOT),
  activeCount: 0,
}

let beatbox: Beatbox | undefined

/** The one beatbox of this page, on the engine's own context; what is on stage stays there. */
export const getBeatbox = (): Beatbox => {
  beatbox ??= openBeatbox(getEngine(), { findLoop: findBeatSource, stretchModuleUrl })
  return beatbox
}

/** Fetches a loop before it is needed. What cannot be had is told when somebody drops it. */
export const preloadLoop = (loopId: string): void => {
  getBeatbox()
    .preload(loopId)
    .catch(() => undefined)
}

/** @returns the beatbox if something opened it already */
export const findBeatbox = (): Beatbox | undefined => beatbox

const subscribe = (onChange: () => void) => getBeatbox().subscribe(onChange)
const read = () => beatbox?.getSnapshot() ?? EMPTY_STAGE

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useBeatbox = <Value>(select: (stage: BeatboxSnapshot) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(EMPTY_STAGE),
  )
