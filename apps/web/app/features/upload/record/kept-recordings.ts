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

const RECORDINGS = 'recordings'
const PIECES = 'pieces'

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was ended.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

let opened: Promise<IDBDatabase> | undefined

const openDatabase = (): Promise<IDBDatabase> => {
  opened ??= (async () => {
    const request = indexedDB.open('dhvani-recordings', 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(RECORDINGS, { keyPath: 'id' })
      request.result.createObjectStore(PIECES)
    })
    const database = await answerOf(request)
    // Where a person lets the browser forget the site, no page may hold it up.
    database.addEventListener('versionchange', () => {
      opened = undefined
      database.close()
    })
    return database
  })()
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const write = async (work: (transaction: IDBTransaction) => void): Promise<void> => {
  const database = await openDatabase()
  const transaction = database.transaction([RECORDINGS, PIECES], 'readwrite', {
    durability: 'strict',
  })
  const end = endOf(transaction)
  work(transaction)
  await end
}

const piecesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

/**
 * Adds a piece, and says how long the recording is with it: both or neither.
 *
 * @throws {DOMException} `QuotaExceededError` where the disk is full; whatever else a browser denies its storage with
 */
export const keepPiece = (
  recording: KeptRecording,
  index: number,
  bytes: ArrayBuffer,
): Promise<void> =>
  write((transaction) => {
    transaction.objectStore(PIECES).put(bytes, [recording.id, index])
    transaction.objectStore(RECORDINGS).put(recording)
  })

/** @returns the recordings of one account, the oldest first */
export const listKept = async (userId: string): Promise<readonly KeptRecording[]> => {
  const database = await openDatabase()
  const store = database.transaction(RECORDINGS).objectStore(RECORDINGS)
  const all = await answerOf<KeptRecording[]>(store.getAll() as IDBRequest<KeptRecording[]>)
  return all
    .filter((one) => one.userId === userId)
    .toSorted((one, other) => one.begun - other.begun)
}

/** @returns what was recorded, as the browser's recorder wrote it */
export const readKept = async ({ id, type }: KeptRecording): Promise<Blob> => {
  const database = await openDatabase()
  const store = database.transaction(PIECES).objectStore(PIECES)
  const request = store.getAll(piecesOf(id)) as IDBRequest<ArrayBuffer[]>
  return new Blob(await answerOf(request), { type })
}

export const forgetKept = (id: string): Promise<void> =>
  write((transaction) => {
    transaction.objectStore(PIECES).delete(piecesOf(id))
    transaction.objectStore(RECORDINGS).delete(id)
  })

/** Recordings by the files that were made of them: they are kept until these are sent. */
const madeOf = new WeakMap<File, string>()

/** Notes of which recording a file was made. */
export const noteRecordingOf = (file: File, id: string): void => {
  madeOf.set(file, id)
}

/** Once a file was sent, the recording that it was made of is no longer kept. */
export const forgetRecordingOf = (file: File): void => {
  const id = madeOf.get(file)
  if (id !== undefined) forgetKept(id).catch(reportError)
}
