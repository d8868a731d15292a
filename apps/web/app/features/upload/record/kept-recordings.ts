import { createDeviceDatabase } from '#lib/store/device-database.ts'
import { createStore } from '#lib/store/store.ts'
import { noteKept } from '../kept-of-file.ts'

/** A recording that this device keeps until it was sent or thrown away. */
export type KeptRecording = {
  readonly id: string
  readonly userId: string
  /** MIME type of what the browser's recorder wrote. */
  readonly type: string
  /** Milliseconds since 1970. */
  readonly begun: number
  /** How long it is, up to the last piece. */
  readonly seconds: number
}

/** Ids of those of which a file waits in the dialog: they are not offered once more. */
export const recordingsInUse = createStore<ReadonlySet<string>>(new Set())

const endUse = (id: string): void =>
  recordingsInUse.set(new Set([...recordingsInUse.getSnapshot()].filter((used) => used !== id)))

const RECORDINGS = 'recordings'
const PIECES = 'pieces'

const database = createDeviceDatabase({
  name: 'dhvani-recordings',
  stores: { [RECORDINGS]: { keyPath: 'id' }, [PIECES]: {} },
})

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/**
 * Adds a piece, and says how long the recording is with it: both or neither.
 *
 * @throws as the database does (lib/store/device-database.ts)
 */
export const keepPiece = (
  recording: KeptRecording,
  index: number,
  bytes: ArrayBuffer,
): Promise<void> =>
  database.write((transaction) => {
    transaction.objectStore(PIECES).put(bytes, [recording.id, index])
    transaction.objectStore(RECORDINGS).put(recording)
  })

/** @returns the recordings of one account that no file in the dialog was made of, the oldest first */
export const listKept = async (userId: string): Promise<readonly KeptRecording[]> => {
  const all = await database.readAll<KeptRecording>(RECORDINGS)
  return all
    .filter(({ id, userId: owner }) => owner === userId && !recordingsInUse.getSnapshot().has(id))
    .toSorted((one, other) => one.begun - other.begun)
}

/** @returns what was recorded, as the browser's recorder wrote it */
export const readKept = async ({ id, type }: KeptRecording): Promise<Blob> =>
  new Blob([...(await database.readAll<ArrayBuffer>(PIECES, piecesOf(id)))], { type })

export const forgetKept = (id: string): Promise<void> =>
  database.write((transaction) => {
    transaction.objectStore(PIECES).delete(piecesOf(id))
    transaction.objectStore(RECORDINGS).delete(id)
  })

/** Notes of which recording a file was made. */
export const noteRecordingOf = (file: File, id: string): void => {
  recordingsInUse.set(new Set([...recordingsInUse.getSnapshot(), id]))
  const forget = async () => {
    await forgetKept(id)
    endUse(id)
  }
  noteKept(file, { forget, isOfDialog: false, release: () => endUse(id) })
}
