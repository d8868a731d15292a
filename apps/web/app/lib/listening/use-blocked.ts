import { useStore } from '#lib/store/store.ts'
import { findEngine } from '#lib/engine/current-engine.ts'
import { getEngine } from './page-engine.ts'

const subscribe = (onChange: () => void) => getEngine().status.subscribe(onChange)
const read = (): boolean => findEngine()?.status.getSnapshot().isBlocked ?? false

/** @returns whether the browser holds audio back until the listener presses something */
export const useBlocked = (): boolean => useStore({ subscribe, getSnapshot: read }, false)
