import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange } from '#platform/blobs/blobs.ts'
import type { OpenFiles } from '#platform/blobs/open-files.ts'
import type { ObjectPath } from '../names.ts'
import { storageErrors } from '../storage-errors.ts'
import { sendFromDisk } from './send-from-disk.ts'
import type { SendingBuffers } from './sending-buffers.ts'

/**
 * One range of RFC 9110, section 14.1.2; several ranges are refused as upstream does.
 *
 * @returns both ends inclusive, or `undefined` when no range was asked for
 */
const parseRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  if (header === undefined) return undefined
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return 'unsatisfiable'
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Number(last)
    if (last === '' || length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}

/** A file to answer with, wherever its bytes are. */
export type FileToSend = {
  /** With its quotes. */
  readonly etag: string
  readonly size: number
  readonly type: string
  readonly modified: Date
  /** Headers that say how long it may be kept. */
  readonly caching: Readonly<Record<string, string>>
  readonly bytes:
    | { readonly path: string }
    | { open(range: ByteRange | undefined): Promise<Readable> }
}

/** The means of sending a file from this machine's disk. */
export type DiskReading = { readonly files: OpenFiles; readonly buffers: SendingBuffers }

const isUnchanged = (request: FastifyRequest, file: FileToSend): boolean => {
  const wanted = request.headers['if-none-match']
  if (wanted !== undefined)
    return (
      wanted === '*' ||
      wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)
    )
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= since
}

/** A range counts only for the version that the client began to read (`If-Range`). */
const mayUseRange = (request: FastifyRequest, file: FileToSend): boolean => {
  const condition = request.headers['if-range']
  return (
    condition === undefined || condition === file.etag || condition === file.modified.toUTCString()
  )
}

/**
 * The name that a link asks for, which ends as the file's own name does: anyone may write the link, and a tag in a sound
 * may hold a script or a page, which a computer runs by the ending. No sign turns the ending round.
 */
const downloadName = (wanted: string, path: string): string => {
  const name = wanted.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
  const ending = extname(path)
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : name + ending
}

/** `?download` and `?download=name` (docs/contract/storage.md §4). */
const dispositionOf = (request: FastifyRequest): string | undefined => {
  const { download } = request.query as { download?: unknown }
  const { '*': path } = request.params as ObjectPath['Params']
  if (typeof download !== 'string') return undefined
  if (download === '') return 'attachment;'
  const name = encodeURIComponent(downloadName(download, path)).replaceAll("'", '%27')
  return `attachment; filename=${name}; filename*=UTF-8''${name}`
}

/** A browser would run an HTML page from this origin; text it only shows. */
const safeType = (type: string): string =>
  /^(text\/html|application\/xhtml\+xml)/i.test(type) ? 'text/plain' : type

/** Sends past the framework, which accepts bytes of a file as a stream only. */
const sendPath = async (
  reply: FastifyReply,
  { files, buffers }: DiskReading,
  path: string,
  version: string,
  range: ByteRange,
): Promise<FastifyReply> => {
  const file = await files.acquire(path, version)
  const { raw } = reply.hijack()
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders)
  sendFromDisk(raw, file, range, buffers).catch((error: unknown) =>
    reply.log.error({ err: error }, 'a file was not sent to its end'),
  )
  return reply
}

export const sendFile = async (
  disk: DiskReading,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileToSend,
): Promise<FastifyReply> => {
  const disposition = dispositionOf(request)
  reply.headers({
    'accept-ranges': 'bytes',
    etag: file.etag,
    'last-modified': file.modified.toUTCString(),
    'x-robots-tag': 'none',
    ...file.caching,
    ...(disposition === undefined ? {} : { 'content-disposition': disposition }),
  })
  if (isUnchanged(request, file)) return reply.code(304).send()
  const range = mayUseRange(request, file)
    ? parseRange(request.headers.range, file.size)
    : undefined
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`)
    throw storageErrors.invalidRange()
  }
  const length = range ? range.end - range.start + 1 : file.size
  reply
    .code(range ? 206 : 200)
    .header('content-length', length)
    .type(safeType(file.type))
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  if (request.method === 'HEAD' || length === 0) return reply.send()
  const { bytes } = file
  if ('path' in bytes)
    return sendPath(reply, disk, bytes.path, file.etag, range ?? { start: 0, end: file.size - 1 })
  return reply.send(await bytes.open(range))
}
