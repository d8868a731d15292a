/**
 * Serves the built site and the rendered sounds. Every other request goes to `BACKEND`, an origin;
 * without that setting there are no accounts.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { fileURLToPath } from 'node:url'
import { BUILT_IN_BUCKET } from '@dhvani/catalogue'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SITE = at('../build/client')
const SOUNDS = at('../../../build/sounds')
const SOUND_PATH = `/storage/v1/object/public/${BUILT_IN_BUCKET}/`
const { BACKEND, PORT = '4173' } = process.env

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

const findFile = (pathname: string): string | undefined => {
  const root = pathname.startsWith(SOUND_PATH) ? SOUNDS : SITE
  const path = normalize(
    join(root, pathname.startsWith(SOUND_PATH) ? pathname.slice(SOUND_PATH.length) : pathname),
  )
  if (!path.startsWith(root)) return undefined
  return [path, join(path, 'index.html')].find(isFile)
}

const sendFile = (response: ServerResponse, path: string, status: number) => {
  response.writeHead(status, {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': statSync(path).size,
    'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  createReadStream(path).pipe(response)
}

const passOn = async (request: IncomingMessage, response: ServerResponse, backend: string) => {
  const { host: _host, connection: _connection, ...headers } = request.headers
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const answer = await fetch(new URL(request.url ?? '/', backend), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response)
  else response.end()
}

createServer((request, response) => {
  const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  const file = findFile(pathname)
  if (file) sendFile(response, file, 200)
  else if (BACKEND) {
    passOn(request, response, BACKEND).catch(() => response.writeHead(502).end())
  } else sendFile(response, join(SITE, '404/index.html'), 404)
}).listen(Number(PORT), '127.0.0.1')
