import { useSyncExternalStore } from 'react'
import type { MixSnapshot } from '@dhvani/audio-engine'
import { VOLUME } from '@dhvani/catalogue'
import { findEngine, getEngine } from './engine.ts'

/** What prerendered pages show, and every page before the engine is made. */
const SILENT_MIX: MixSnapshot = {
  tracks: [],
  isPlaying: false,
  masterVolume: VOLUME.defaultMaster,
  playingCount: 0,
}

const subscribe = (onChange: () => void) => getEngine().mixer.subscribe(onChange)
const readMix = (): MixSnapshot => findEngine()?.mixer.getSnapshot() ?? SILENT_MIX

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useMixer = <Value>(select: (mix: MixSnapshot) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(readMix()),
    () => select(SILENT_MIX),
  )
