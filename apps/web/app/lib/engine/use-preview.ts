import { useSyncExternalStore } from 'react'
import type { PreviewSnapshot } from '@dhvani/audio-engine'
import { PREVIEW_LENGTH, VOLUME } from '@dhvani/catalogue'
import { findEngine, getEngine } from './engine.ts'

const CLOSED: PreviewSnapshot = {
  state: 'closed',
  sound: undefined,
  volume: VOLUME.defaultPreview,
  problem: undefined,
  length: PREVIEW_LENGTH,
}

const subscribe = (onChange: () => void) => getEngine().preview.subscribe(onChange)
const readPreview = () => findEngine()?.preview.getSnapshot() ?? CLOSED

export const usePreview = (): PreviewSnapshot =>
  useSyncExternalStore(subscribe, readPreview, () => CLOSED)
