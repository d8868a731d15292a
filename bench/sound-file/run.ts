/**
 * A mix of three sounds as a file, by the site's own maker: how much faster than it plays it is made, on how much processor time, and
 * how much memory the page has meanwhile. `--minutes 15` asks for another length, `--sounds rain,breeze` for other sounds. The
 * file is left in `build/sound-file.ogg`, for other programs to open.
 */
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { REPOSITORY } from '../../tools/start/repository.ts'
import { openUnwatched, watchGrowth } from '../audio/browser.ts'
import { chooseSounds } from '../choose-sounds.ts'
import { parseCount } from '../parse-count.ts'
import { printClaims, type Claim } from '../print-claims.ts'
import type { make } from './maker-page.ts'

const BUILT = join(REPOSITORY, 'build/sound-file')
const FILE = join(REPOSITORY, 'build/sound-file.ogg')
/** What is claimed of the usual sounds: at least so fast on two cores (decision 296), and at most so much more memory (decision 310). */
const CORES = 2
const LEAST_TIMES = 10
const MOST_MEGABYTES = 200
/** From the second third of the time to the last. An even leak of 45 MB in the whole file would show so much; 3 MB were measured. */
const MOST_RISE_MEGABYTES = 15
const USUAL_SOUNDS = 'rain,sea-waves,koel-singing'
/** What `openUnwatched` waits for. */
const PAGE = '<!doctype html><title>bench</title><script>globalThis.bench = {}</script>'

const { values } = parseArgs({
  strict: false,
  options: { minutes: { type: 'string' }, sounds: { type: 'string' } },
})
const minutes = typeof values.minutes === 'string' ? parseCount('--minutes', values.minutes) : 15
const sounds = chooseSounds(values.sounds ?? USUAL_SOUNDS).map(({ id }) => id)

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    rolldownOptions: {
      input: join(import.meta.dirname, 'maker-page.ts'),
      output: { entryFileNames: 'maker.js' },
      preserveEntrySignatures: 'strict',
    },
  },
})
const code = new Map(
  (await readdir(BUILT, { recursive: true })).map((name) => [`/${name}`, join(BUILT, name)]),
)

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.method === 'PUT') {
      await mkdir(join(REPOSITORY, 'build'), { recursive: true })
      await writeFile(FILE, await request.toArray())
      response.end()
      return
    }
    const file = code.get(request.url ?? '')
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html')
    response.end(file ? await readFile(file) : PAGE)
  }
  answer().catch((error: unknown) => response.destroy(error as Error))
})
server.listen(0)
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const browser = await openUnwatched(`http://localhost:${port}/`)

try {
  const before = await browser.usage()
  const began = performance.now()
  const {
    result: made,
    megabytes,
    rise,
  } = await watchGrowth(browser, () =>
    browser.page.evaluate(
      async (asked) => {
        const maker = (await import(asked.address)) as { readonly make: typeof make }
        return maker.make(asked.sounds, asked.seconds)
      },
      { address: '/maker.js', sounds, seconds: minutes * 60 },
    ),
  )
  const took = (performance.now() - began) / 1000
  const { cpu } = await browser.usage()
  const used = cpu - before.cpu
  const times = (minutes * 60 * CORES) / used
  console.log(`${minutes} min in ${took.toFixed(1)} s: ${((minutes * 60) / took).toFixed(1)} times`)
  console.log(
    `${used.toFixed(1)} s of processor time: ${times.toFixed(1)} times on ${CORES} free cores`,
  )
  console.log(`at most ${megabytes.toFixed(0)} MB more in the page's process`)
  console.log(`${rise.toFixed(0)} MB more in the last third of the time than in the second`)
  console.log(JSON.stringify(made))
  const claims: Claim[] = [
    [
      `at least ${LEAST_TIMES} times as fast as it plays on ${CORES} free cores`,
      times >= LEAST_TIMES,
    ],
    [`at most ${MOST_MEGABYTES} MB more in the page's process`, megabytes <= MOST_MEGABYTES],
    [
      `it grows by less than ${MOST_RISE_MEGABYTES} MB from the second third to the last`,
      rise < MOST_RISE_MEGABYTES,
    ],
  ]
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}
