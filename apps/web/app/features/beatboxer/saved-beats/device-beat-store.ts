import { parseBeat } from '@dhvani/share-links/beat-schema'
import { createSavedValue, type SavedValue } from '#lib/store/saved-value.ts'
import type { BeatStore, NamedBeat } from './named-beat.ts'

/** Years of saved beats, and still small against what a browser stores for one site. */
const MOST_BEATS = 200

const parseNamedBeat = (value: unknown): NamedBeat[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!('id' in value) || typeof value.id !== 'string') return []
  if (!('name' in value) || typeof value.name !== 'string') return []
  const beat = parseBeat('beat' in value ? value.beat : undefined)
  return beat ? [{ id: value.id, name: value.name, beat, place: 'device' }] : []
}

export const parseDeviceBeats = (saved: unknown): readonly NamedBeat[] | undefined =>
  Array.isArray(saved) ? saved.flatMap(parseNamedBeat) : undefined

export const deviceBeats = createSavedValue<readonly NamedBeat[]>({
  key: 'dhvani.beats',
  version: 1,
  fallback: [],
  parse: parseDeviceBeats,
})

/** Beats of a visitor without a session, in this browser's storage. */
export const createDeviceBeatStore = (
  named: Pick<SavedValue<readonly NamedBeat[]>, 'get' | 'set'> = deviceBeats,
): BeatStore => ({
  list: () => Promise.resolve(named.get()),
  put(beat) {
    const put: NamedBeat = { ...beat, place: 'device' }
    const others = named.get().filter(({ id }) => id !== beat.id)
    named.set([put, ...others].slice(0, MOST_BEATS))
    return Promise.resolve(put)
  },
  rename(id, name) {
    named.set(named.get().map((beat) => (beat.id === id ? { ...beat, name } : beat)))
    return Promise.resolve()
  },
  remove(id) {
    named.set(named.get().filter((beat) => beat.id !== id))
    return Promise.resolve()
  },
})
