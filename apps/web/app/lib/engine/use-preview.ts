import type { PreviewSnapshot } from '@dhvani/audio-engine'
import { CLOSED_PREVIEW } from '@dhvani/audio-engine/snapshots'
import { useStore } from '#lib/page/store.ts'
import { findEngine } from './current-engine.ts'
import { getEngine } from './engine.ts'

const subscribe = (onChange: () => void) => getEngine().preview.subscribe(onChange)
const readPreview = () => findEngine()?.preview.getSnapshot() ?? CLOSED_PREVIEW

export const usePreview = (): PreviewSnapshot =>
  useStore({ subscribe, getSnapshot: readPreview }, CLOSED_PREVIEW)
