import { createDeviceDatabase } from './device-database.ts'

/** How many wait, how many bytes together, and for how long before and after an account found them in its dialog. */
export const SHARED_FILES = {
  most: 50,
  bytes: 314_572_800,
  unclaimedDays: 1,
  claimedDays: 30,
} as const

/** The field of the form of a share; the manifests name it. */
export const SHARED_FIELD = 'sounds'

/** A file that another app shared. It waits on this device until it is sent or thrown away. */
export type SharedFile = {
  readonly id: string
  /** When it is dropped unasked, in milliseconds since 1970. */
  readonly until: number
  /** The account that found it in its upload dialog; no other account is shown it. */
  readonly userId?: string
  /** Absent in the note that there was no room for a file. */
  readonly file?: File
}

const FILES = 'files'
/** Id of the note that there was no room for a file. */
const NO_ROOM = 'no-room'
const DAY_MS = 86_400_000
const UNCLAIMED_MS = SHARED_FILES.unclaimedDays * DAY_MS
const CLAIMED_MS = SHARED_FILES.claimedDays * DAY_MS

const database = createDeviceDatabase({
  name: 'dhvani-shared',
  stores: { [FILES]: { keyPath: 'id' } },
})

/** @returns whether the device had room for all of them; where it had not, none is kept */
const put = async (shared: readonly SharedFile[]): Promise<boolean> => {
  try {
    await database.write((transaction) => {
      for (const one of shared) transaction.objectStore(FILES).put(one)
    })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
}

export const forgetShared = (ids: readonly string[]): Promise<void> =>
  database.write((transaction) => {
    for (const id of ids) transaction.objectStore(FILES).delete(id)
  })

const isOld = ({ until }: SharedFile): boolean => until <= Date.now()

/** @returns all that waits, and removes what has waited too long */
export const listShared = async (): Promise<readonly SharedFile[]> => {
  const all = await database.readAll<SharedFile>(FILES)
  const [old, good] = [all.filter(isOld), all.filter((one) => !isOld(one))]
  if (old.length > 0) await forgetShared(old.map(({ id }) => id))
  return good
}

/**
 * Keeps as many files as there is room for, and notes when there is none for the others.
 *
 * @param isCut whether files were lost on the way here
 * @throws as the database does
 */
export const keepShared = async (files: readonly File[], isCut = false): Promise<void> => {
  const before = (await listShared()).flatMap(({ file }) => file ?? [])
  let count = before.length
  let bytes = before.reduce((sum, { size }) => sum + size, 0)
  const isTaken = ({ size }: File) => {
    const hasRoom = count < SHARED_FILES.most && bytes + size <= SHARED_FILES.bytes
    if (hasRoom) [count, bytes] = [count + 1, bytes + size]
    return hasRoom
  }
  const taken = files.filter(isTaken)
  const until = Date.now() + UNCLAIMED_MS
  // First the note: on a device that got full with the files there would be no room for it.
  let hasRoom = (await put([{ id: NO_ROOM, until }])) && !isCut && taken.length === files.length
  // The browser says how much it keeps only by refusing more, so one file more is one write more.
  for (const file of taken)
    hasRoom = (await put([{ id: crypto.randomUUID(), until, file }])) && hasRoom
  if (hasRoom) await forgetShared([NO_ROOM])
}

/** From now on it waits for this account alone; on a full device, which cannot note that, it waits as before. */
export const claimShared = async (shared: readonly SharedFile[], userId: string): Promise<void> => {
  for (const one of shared) await put([{ ...one, userId, until: Date.now() + CLAIMED_MS }])
}
