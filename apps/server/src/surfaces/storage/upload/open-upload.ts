import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { isHttpProblem } from '#http/answers/http-problem.ts'
import { isStorable } from '#http/bodies/storable.ts'
import { storageErrors } from '../storage-errors.ts'
import { NO_CACHE, renderCaching } from './caching.ts'
import { parseUserMetadata, readUserMetadataHeader } from './user-metadata.ts'

/** What the client says about a file. */
export type UploadFields = {
  readonly declaredType: string
  readonly cacheControl: string
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined
}

/** A file whose first byte has not been read yet. */
export type IncomingUpload = {
  readonly declaredType: string
  /** Where the client announces a length. */
  readonly announcedBytes: number | undefined
  readonly body: Readable
  /** Only after the end of `body`: a form may have fields behind its file. */
  readFields(): Promise<UploadFields>
}

const UNKNOWN_TYPE = 'application/octet-stream'

/** docs/contract/storage.md §3: a form with fields and one file, whose own field name may be empty. */
const openForm = async (request: FastifyRequest): Promise<IncomingUpload> => {
  const fields = new Map<string, string>()
  const parts = request.parts({ limits: { fields: 10, files: 1, fileSize: Infinity } })
  /** @returns the next file; the fields before it are in `fields` then */
  const readToFile = async (): Promise<MultipartFile | undefined> => {
    for (;;) {
      const { value: part, done } = await parts.next().catch((error: unknown) => {
        // The parser of forms throws plain errors about what it reads.
        throw isHttpProblem(error) ? error : storageErrors.invalidForm()
      })
      if (done) return undefined
      if (part.type === 'file') return part
      if (typeof part.value !== 'string') continue
      if (!isStorable(part.value)) throw storageErrors.unstorableText(part.fieldname)
      fields.set(part.fieldname, part.value)
    }
  }
  const part = await readToFile()
  if (!part) throw storageErrors.noContent()
  const declaredType = () => fields.get('contentType') ?? part.mimetype
  return {
    declaredType: declaredType(),
    announcedBytes: undefined,
    body: part.file,
    async readFields() {
      while (await readToFile());
      return {
        declaredType: declaredType(),
        cacheControl: renderCaching(fields.get('cacheControl')),
        userMetadata: parseUserMetadata(fields.get('metadata')),
      }
    },
  }
}

const openRaw = (request: FastifyRequest): IncomingUpload => {
  const { headers, raw } = request
  const declaredType = headers['content-type'] ?? UNKNOWN_TYPE
  const length = headers['content-length']
  const userMetadata = readUserMetadataHeader(headers['x-metadata'])
  return {
    declaredType,
    announcedBytes: length === undefined ? undefined : Number(length),
    body: raw,
    readFields: async () => ({
      declaredType,
      cacheControl: headers['cache-control'] ?? NO_CACHE,
      userMetadata,
    }),
  }
}

/** Reads a request up to its file; clients send the file in a form or as the whole body. */
export const openUpload = async (request: FastifyRequest): Promise<IncomingUpload> =>
  request.isMultipart() ? openForm(request) : openRaw(request)
