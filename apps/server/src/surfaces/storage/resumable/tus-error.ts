import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderStorageError, toStorageError } from '../render-storage-error.ts'

/** What only the resumable protocol refuses (TUS 1.0.0; docs/contract/storage.md §9). */
export class TusError extends Error {
  override readonly name = 'TusError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const tusErrors = {
  versionRequired: () => new TusError(412, 'Tus-Resumable Required'),
  metadataRequired: () => new TusError(400, 'Metadata header is required'),
  nulInMetadata: () => new TusError(400, 'Upload-Metadata must not contain NUL'),
  lengthRequired: () => new TusError(400, 'Upload-Length or Upload-Defer-Length header required'),
  invalidLength: () => new TusError(400, 'Invalid Upload-Length'),
  tooLarge: () => new TusError(413, 'Maximum size exceeded'),
  tooManyParts: (most: number) =>
    new TusError(413, `An upload may arrive in ${most} parts. Begin it anew, with larger ones.`),
  unknownUpload: () => new TusError(404, 'The file for this url was not found'),
  offsetRequired: () => new TusError(403, 'Upload-Offset header required'),
  wrongOffset: () => new TusError(409, 'Upload-Offset conflict\n'),
  /** Clients of the protocol try again after 423. */
  busy: () => new TusError(423, 'Too much is arriving for your uploads at this moment'),
  wrongContentType: () => new TusError(415, 'Content-Type must be application/offset+octet-stream'),
}

declare module 'fastify' {
  interface FastifyRequest {
    /** True after the token check: later refusals are in the protocol's own dialect. */
    isResumable: boolean
  }
}

/** True status and plain text; a token that is not accepted is refused as everywhere else. */
export const renderTusError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (!request.isResumable) return renderStorageError(error, request, reply)
  const problem =
    error instanceof TusError
      ? error
      : ((other) => new TusError(other.statusCode, other.message))(toStorageError(error, request))
  const status = problem.status === 544 ? 503 : problem.status
  return reply.code(status).type('text/plain; charset=utf-8').send(problem.message)
}
