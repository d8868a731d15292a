import type { FastifyRequest } from 'fastify'
import type { DataDisk, DiskClaim } from '#platform/disk-space.ts'
import { storageErrors } from '../storage-errors.ts'

/** @throws {StorageError} InsufficientStorage */
export const claimRoom = async (disk: DataDisk, bytes: number): Promise<DiskClaim> => {
  const claim = await disk.claim(bytes)
  if (!claim) throw storageErrors.noRoom()
  return claim
}

/**
 * How many bytes of a file a request brings at most: as many as it announces, which for a form is a little more than its
 * file; where it announces nothing, as many as the file may have.
 */
export const expectedBytesOf = ({ headers }: FastifyRequest, mostBytes: number): number =>
  Math.min(Number(headers['content-length'] ?? Infinity), mostBytes)
