import { cutText, withoutControls } from '@dhvani/catalogue'
import { createId } from '#lib/store/create-id.ts'
import type { Destination } from '#lib/sounds/mixdown/mixdown-protocol.ts'

/** The part of the File System Access API that TypeScript's types do not have. */
type WithPicker = {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[]
  }) => Promise<FileSystemFileHandle>
}

/** How files are called that wait in the browser's own storage for their download. */
const KEPT_PREFIX = 'sound-file-'

/** By the name of a kept file: lets go of its lock, by which other tabs know that this one still needs the file. */
const releases = new Map<string, () => void>()

const holdKept = (name: string): void => {
  // A browser that gives no lock has no storage for files either, and no file comes about.
  const { locks }: Partial<Navigator> = navigator
  void locks
    ?.request(name, () => new Promise<void>((release) => releases.set(name, release)))
    .catch(() => undefined)
}

/** Without characters that a system may refuse in a name of a file, and without dots at its ends, which hide a file. */
const fileNameOf = (title: string): string => {
  const name = withoutControls(title).replaceAll(/[\\/:*?"<>|]/g, ' ')
  return `${cutText(name, 80).replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'Dhvani'}.ogg`
}

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/**
 * Asks the listener where the file goes, where the browser can. It must be called in a press.
 *
 * @returns `undefined` where the listener took it back
 */
export const choosePlace = async (
  title: string,
): Promise<{ readonly destination: Destination; readonly name: string } | undefined> => {
  const name = fileNameOf(title)
  const { showSaveFilePicker } = globalThis as WithPicker
  const kept = { kind: 'kept', name: `${KEPT_PREFIX}${createId()}.ogg` } as const
  const keep = () => {
    holdKept(kept.name)
    return { destination: kept, name }
  }
  if (!showSaveFilePicker) return keep()
  try {
    const handle = await showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { 'audio/ogg': ['.ogg'] } }],
    })
    return { destination: { kind: 'chosen', handle }, name: handle.name }
  } catch (error) {
    if (isCancelled(error)) return undefined
    // Frames and some systems have the function and no dialog.
    return keep()
  }
}

/** @throws {DOMException} where the browser has no storage for files, or refuses it */
const openStorage = async (): Promise<FileSystemDirectoryHandle> => {
  // Without TLS a page has no storage at all.
  const storage = navigator.storage as Partial<StorageManager> | undefined
  if (!storage?.getDirectory) throw new DOMException('No storage for files.', 'NotSupportedError')
  return navigator.storage.getDirectory()
}

type Removable = FileSystemFileHandle & { readonly remove?: () => Promise<void> }

/** How long the writer of an ended worker may hold the file, in milliseconds. */
const HELD_MS = 10_000
const LOOK_AGAIN_MS = 50

const removeWhenFree = async (remove: () => Promise<void>, until: number): Promise<void> => {
  try {
    await remove()
  } catch (error) {
    const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
    if (!isHeld || performance.now() > until) throw error
    await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS))
    await removeWhenFree(remove, until)
  }
}

/**
 * Removes what the picker made, or what was kept, as soon as the writer of an ended worker lets go of it. A file that is
 * gone already is none to tell of.
 */
export const removePlace = async (destination: Destination): Promise<void> => {
  const remove = async () => {
    if (destination.kind === 'chosen') await (destination.handle as Removable).remove?.()
    else await (await openStorage()).removeEntry(destination.name)
  }
  try {
    await removeWhenFree(remove, performance.now() + HELD_MS)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  } finally {
    if (destination.kind === 'kept') releases.get(destination.name)?.()
  }
}

/** @returns the finished file that waits for its download */
export const readKept = async (name: string): Promise<File> =>
  (await (await openStorage()).getFileHandle(name)).getFile()

type Entries = FileSystemDirectoryHandle & { readonly keys: () => AsyncIterable<string> }

/** Removes files that closed tabs left over: those that no tab makes or offers. */
export const removeLeftOver = async (): Promise<void> => {
  try {
    const directory = (await openStorage()) as Entries
    for await (const name of directory.keys())
      if (name.startsWith(KEPT_PREFIX))
        await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
          if (lock) await directory.removeEntry(name)
        })
  } catch (error) {
    // Without storage there is nothing left over.
    if (!(error instanceof DOMException)) throw error
  }
}

/** @returns whether the browser's storage has room; where it does not tell, the writing will */
export const hasRoom = async ({ kind }: Destination, bytes: number): Promise<boolean> => {
  if (kind === 'chosen') return true
  const { quota, usage = 0 } = await navigator.storage.estimate()
  return quota === undefined || quota - usage > bytes
}
