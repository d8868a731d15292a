import type { FastifyReply, FastifyRequest } from 'fastify'
import { createReadStream } from 'node:fs'
import type { BuiltInFile } from './built-in-files.ts'
import { parseRange } from './parse-range.ts'

const YEAR_SECONDS = 31_536_000

/** Contract D.1: storage answers 400 and says the real status in the body. */
const refusal = (statusCode: string, error: string, message: string) => ({
  statusCode,
  error,
  message,
})

const isUnchanged = (request: FastifyRequest, file: BuiltInFile, etag: string): boolean => {
  const wanted = request.headers['if-none-match']
  if (wanted !== undefined)
    return (
      wanted === '*' || wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    )
  const since = Date.parse(request.headers['if-modified-since'] ?? '')
  return Math.floor(file.modified.getTime() / 1000) * 1000 <= since
}

/** Ranges apply to the version that the client has begun to read, else the whole file is sent. */
const mayUseRange = (request: FastifyRequest, etag: string): boolean => {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag
}

export const sendBuiltInFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltInFile | undefined,
): FastifyReply => {
  if (!file) return reply.code(400).send(refusal('404', 'not_found', 'Object not found'))
  const etag = `"${file.version}"`
  const { v } = request.query as { v?: unknown }
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': v === file.version ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    etag,
    'last-modified': file.modified.toUTCString(),
    'x-robots-tag': 'none',
  })
  if (isUnchanged(request, file, etag)) return reply.code(304).send()
  reply.type(file.type)

  const range = mayUseRange(request, etag)
    ? parseRange(request.headers.range, file.size)
    : undefined
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.size}`)
      .type('application/json')
      .send(refusal('416', 'InvalidRange', 'The requested range is not satisfiable'))
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  reply.code(range ? 206 : 200).header('content-length', end - start + 1)
  if (range) reply.header('content-range', `bytes ${start}-${end}/${file.size}`)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(createReadStream(file.path, { start, end }))
}
