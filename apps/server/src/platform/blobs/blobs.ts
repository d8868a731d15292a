import type { Readable } from 'node:stream'

/** Both ends inclusive, as HTTP counts. */
export type ByteRange = { readonly start: number; readonly end: number }

export type BlobEntry = { readonly key: string; readonly size: number; readonly modified: Date }

/** Where files live: a folder, or an S3-compatible store. The server makes up the keys. */
export type Blobs = {
  readonly kind: 'files' | 's3'
  /** An empty file of this process to receive into; `adopt` or `rm` it. */
  temporaryPath(): Promise<string>
  /**
   * Makes a finished temporary file the blob `key`. When this resolves, the bytes survive a
   * power cut, and the temporary file is gone.
   *
   * @throws {NoRoomError}
   * @throws {StoreUnavailableError}
   */
  adopt(key: string, path: string): Promise<void>
  /** @returns the path of the bytes, or `undefined` when they are not on this machine */
  pathOf(key: string): string | undefined
  /** @throws {BlobMissingError} @throws {StoreUnavailableError} */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** @throws {BlobMissingError} */
  copy(from: string, to: string): Promise<void>
  /** Removing a key that does not exist is no error. */
  remove(key: string): Promise<void>
  /** @throws {StoreUnavailableError} */
  list(): AsyncIterable<BlobEntry>
  /** @throws when the store does not answer */
  check(): Promise<void>
  close(): Promise<void>
}

export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError'
}

/** The disk or the store is full. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'
}

/** The store does not answer, or says that it cannot work now. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull'])

/** @returns a {@link NoRoomError} for the errors by which stores say that they are full, else the error */
export const asNoRoomError = (error: unknown): unknown => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  const isFull = [code, name].some((word) => typeof word === 'string' && FULL.has(word))
  return isFull ? new NoRoomError('There is no room left for files.', { cause: error }) : error
}
