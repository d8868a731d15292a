/**
 * A mix of three sounds as a file, by the workers of the built site (`npm run build` first): how much faster than it plays it is
 * made, on how much processor time, and how much memory the page has meanwhile. `--minutes 15` asks for another length. The
 * file is left in `build/sound-file.ogg`, for other programs to open.
 */
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { REPOSITORY } from '../../tools/start/repository.ts'
import { openBrowser, watchGrowth } from '../audio/browser.ts'
import { parseCount } from '../parse-count.ts'
import { makeInPage } from './make-in-page.ts'

const ASSETS = join(REPOSITORY, 'apps/web/build/client/assets')
const FILE = join(REPOSITORY, 'build/sound-file.ogg')
const CORES = 2
/** A mix of three, and how long the site makes their periods (`period-makers.ts`). */
const SOUNDS = [
  { sound: 'rain', isTexture: true, seconds: 25.6 },
  { sound: 'sea-waves', isTexture: false, seconds: 24.32 },
  { sound: 'koel-singing', isTexture: false, seconds: 38.4 },
]
/** What `openBrowser` waits for. */
const PAGE = '<!doctype html><title>bench</title><script>globalThis.bench = {}</script>'

const { values } = parseArgs({ strict: false, options: { minutes: { type: 'string' } } })
const minutes = typeof values.minutes === 'string' ? parseCount('--minutes', values.minutes) : 15

const names = await readdir(ASSETS)
const addressOf = (worker: string): string => {
  const name = names.find((one) => one.startsWith(`${worker}.worker-`) && one.endsWith('.js'))
  if (!name) throw new Error(`The built site has no worker ${worker}: run npm run build.`)
  return `/assets/${name}`
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.method === 'PUT') {
      await mkdir(dirname(FILE), { recursive: true })
      await writeFile(FILE, await request.toArray())
      response.end()
      return
    }
    const name = names.find((one) => request.url === `/assets/${one}`)
    response.setHeader('content-type', name ? 'text/javascript' : 'text/html')
    response.end(name ? await readFile(join(ASSETS, name)) : PAGE)
  }
  answer().catch((error: unknown) => response.destroy(error as Error))
})
server.listen(0)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const browser = await openBrowser(`http://localhost:${port}/`)

try {
  const before = await browser.usage()
  const began = performance.now()
  const { result: made, megabytes } = await watchGrowth(browser, () =>
    browser.page.evaluate(makeInPage, {
      mixdown: addressOf('mixdown'),
      period: addressOf('period'),
      seconds: minutes * 60,
      sounds: SOUNDS,
    }),
  )
  const took = (performance.now() - began) / 1000
  const { cpu } = await browser.usage()
  const used = cpu - before.cpu
  console.log(`${minutes} min in ${took.toFixed(1)} s: ${((minutes * 60) / took).toFixed(1)} times`)
  console.log(
    `${used.toFixed(1)} s of processor time: ${((minutes * 60 * CORES) / used).toFixed(1)} times on ${CORES} free cores`,
  )
  console.log(
    `at most ${megabytes.toFixed(0)} MB more in the page's process, periods being rendered`,
  )
  console.log(JSON.stringify(made))
} finally {
  await browser.close()
  server.close()
}
