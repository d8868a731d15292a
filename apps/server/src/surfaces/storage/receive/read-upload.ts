import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { storageErrors } from '../storage-errors.ts'
import type { ReceivedFile } from './receive-file.ts'

/** What came with a file. */
export type UploadFields = {
  readonly declaredType: string
  readonly cacheControl: string
  readonly userMetadata: Record<string, unknown> | undefined
}

export type Upload = UploadFields & { readonly file: ReceivedFile }

export type Receive = (
  body: Readable,
  declaredType: string,
  contentLength: number | undefined,
) => Promise<ReceivedFile>

const NO_CACHE = 'no-cache'
const UNKNOWN_TYPE = 'application/octet-stream'

export const parseUserMetadata = (
  text: string | undefined,
): Record<string, unknown> | undefined => {
  if (text === undefined || text === '') return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // Falls through: not JSON is as wrong as not an object.
  }
  throw storageErrors.invalidRequest('metadata must be a JSON object')
}

const secondsToCacheControl = (seconds: string | undefined): string =>
  seconds === undefined ? NO_CACHE : `max-age=${seconds}`

/** A form with fields and one file; the file's field may have no name (docs/contract/storage.md §3). */
const readForm = async (request: FastifyRequest, receive: Receive): Promise<Upload> => {
  const fields = new Map<string, string>()
  let file: ReceivedFile | undefined
  let partType = UNKNOWN_TYPE
  const parts = request.parts({ limits: { fields: 10, files: 1, fileSize: Infinity } })
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value)
    } else if (!file) {
      partType = part.mimetype
      file = await receive(part.file, fields.get('contentType') ?? partType, undefined)
    }
  }
  if (!file) throw storageErrors.noContent()
  return {
    file,
    declaredType: fields.get('contentType') ?? partType,
    cacheControl: secondsToCacheControl(fields.get('cacheControl')),
    userMetadata: parseUserMetadata(fields.get('metadata')),
  }
}

const readRaw = async (request: FastifyRequest, receive: Receive): Promise<Upload> => {
  const { headers } = request
  const declaredType = headers['content-type'] ?? UNKNOWN_TYPE
  const length = headers['content-length']
  const encoded = headers['x-metadata']
  const userMetadata = parseUserMetadata(
    typeof encoded === 'string' ? Buffer.from(encoded, 'base64').toString('utf8') : undefined,
  )
  const body = request.raw
  const file = await receive(body, declaredType, length === undefined ? undefined : Number(length))
  return {
    file,
    declaredType,
    cacheControl: headers['cache-control'] ?? NO_CACHE,
    userMetadata,
  }
}

/** Reads an upload in whichever of the two forms it comes; `receive` takes the bytes. */
export const readUpload = (request: FastifyRequest, receive: Receive): Promise<Upload> =>
  request.isMultipart() ? readForm(request, receive) : readRaw(request, receive)
