import { parseBeat } from '#lib/beats/beat-schema.ts'
import { createSavedValue, type SavedValue } from '#lib/page/saved-value.ts'
import type { BeatShelf, KeptBeat } from './kept-beat.ts'

/** Enough for years of play, little enough for a browser's storage. */
const MOST_BEATS = 200

const parseKept = (value: unknown): KeptBeat[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!('id' in value) || typeof value.id !== 'string') return []
  if (!('name' in value) || typeof value.name !== 'string') return []
  const beat = parseBeat('beat' in value ? value.beat : undefined)
  return beat ? [{ id: value.id, name: value.name, beat, place: 'device' }] : []
}

export const parseDeviceBeats = (saved: unknown): readonly KeptBeat[] | undefined =>
  Array.isArray(saved) ? saved.flatMap(parseKept) : undefined

export const deviceBeats = createSavedValue<readonly KeptBeat[]>({
  key: 'dhvani.beats',
  version: 1,
  fallback: [],
  parse: parseDeviceBeats,
})

/** Beats of a visitor, in this browser's storage. */
export const createDeviceShelf = (
  kept: Pick<SavedValue<readonly KeptBeat[]>, 'get' | 'set'> = deviceBeats,
  createId: () => string = () => crypto.randomUUID(),
): BeatShelf => ({
  list: () => Promise.resolve(kept.get()),
  keep(name, beat) {
    const added: KeptBeat = { id: createId(), name, beat, place: 'device' }
    kept.set([added, ...kept.get()].slice(0, MOST_BEATS))
    return Promise.resolve(added)
  },
  rename(id, name) {
    kept.set(kept.get().map((beat) => (beat.id === id ? { ...beat, name } : beat)))
    return Promise.resolve()
  },
  remove(id) {
    kept.set(kept.get().filter((beat) => beat.id !== id))
    return Promise.resolve()
  },
})
