import type { MixSnapshot } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { useStore } from '#lib/store/store.ts'
import { findEngine } from '#lib/engine/current-engine.ts'
import { getEngine } from './page-engine.ts'

const subscribe = (onChange: () => void) => getEngine().mixer.subscribe(onChange)
const readMix = (): MixSnapshot => findEngine()?.mixer.getSnapshot() ?? EMPTY_MIX

/** @param select returns a value that the snapshot stores, never a fresh object */
export const useMixer = <Value>(select: (mix: MixSnapshot) => Value): Value =>
  useStore({ subscribe, getSnapshot: () => select(readMix()) }, select(EMPTY_MIX))
