import { useSyncExternalStore } from 'react'
import { findEngine, getEngine } from './engine.ts'

const subscribe = (onChange: () => void) => getEngine().status.subscribe(onChange)
const read = (): boolean => findEngine()?.status.getSnapshot().isBlocked ?? false

/** @returns whether the browser holds back what should sound, until somebody presses something */
export const useBlocked = (): boolean => useSyncExternalStore(subscribe, read, () => false)
