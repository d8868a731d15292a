import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

const page = (script: string) => `<!doctype html>
<meta charset="utf-8">
<title>bench</title>
<script type="importmap">${JSON.stringify({
  imports: {
    '@dhvani/audio-engine/fader-levels': '/source/packages/audio-engine/src/mixer/fader-levels.ts',
    '@dhvani/audio-files/wav-header': '/source/packages/audio-files/src/wav-header.ts',
    '@dhvani/catalogue/dead-line': '/source/packages/catalogue/src/dead-line.ts',
    '@dhvani/catalogue/limits': '/source/packages/catalogue/src/limits.ts',
    '@dhvani/units': '/source/packages/units/src/index.ts',
    suncalc: '/source/node_modules/suncalc/index.js',
    'signalsmith-stretch': '/source/node_modules/signalsmith-stretch/SignalsmithStretch.mjs',
  },
})}</script>
<script src="/source/node_modules/howler/dist/howler.js"></script>
<button>Play</button>
<script type="module" src="/source/bench/${script}"></script>`

/** With these a page may share memory with its worklet. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** Answers a range if one is asked: media elements read files in pieces. */
const sendAudio = (bytes: Buffer, range: string | undefined, response: ServerResponse) => {
  const asked = /^bytes=(\d+)-(\d*)$/.exec(range ?? '')
  const type = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' }
  if (asked === null) {
    response.writeHead(200, { ...type, 'content-length': bytes.length }).end(bytes)
    return
  }
  const from = Number(asked[1])
  const to = asked[2] === '' ? bytes.length - 1 : Math.min(Number(asked[2]), bytes.length - 1)
  response
    .writeHead(206, {
      ...type,
      'content-length': to - from + 1,
      'content-range': `bytes ${String(from)}-${String(to)}/${String(bytes.length)}`,
    })
    .end(bytes.subarray(from, to + 1))
}

export type BenchServer = { readonly url: string; close(): void }

/** Serves the pages (`folder/name.html`, of `audio` without a folder), the packages' sources with their types taken off, and the sounds. */
export const serveBench = async (
  sounds: ReadonlyMap<string, Buffer>,
  port: number,
): Promise<BenchServer> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench')
    const answer = async () => {
      if (pathname.endsWith('.html')) {
        const name = pathname.slice(1).replace('.html', '-page.ts')
        const script = name.includes('/') ? name : `audio/${name}`
        const headers = { 'content-type': 'text/html', ...(searchParams.has('shared') && ISOLATED) }
        response.writeHead(200, headers).end(page(script))
        return
      }
      const sound = sounds.get(pathname.slice('/sounds/'.length))
      if (pathname.startsWith('/sounds/') && sound !== undefined) {
        sendAudio(sound, request.headers.range, response)
        return
      }
      const path = normalize(join(ROOT, pathname.slice('/source'.length)))
      if (!pathname.startsWith('/source/') || !path.startsWith(ROOT)) throw new Error(pathname)
      const text = await readFile(path, 'utf8')
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(path.endsWith('.ts') ? stripTypeScriptTypes(text) : text)
    }
    answer().catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(bound)}`, close: () => server.close() }
}
