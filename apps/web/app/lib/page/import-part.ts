import { DEAD_LINE } from '@dhvani/catalogue/dead-line'
import { TRY_WAITS_MS } from './try-waits.ts'

const DEAD_LINE_MS = DEAD_LINE * 1000

const arriving = new Map<string, Promise<void>>()

/** Resolves after the wait, or as soon as the browser is online again. */
export const untilNextTry = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

const applyStyles = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    // A link that stayed would count as a style that is there.
    const onerror = (reason: unknown) => {
      link.remove()
      reject(reason)
    }
    Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror })
    document.head.append(link)
  })

/** Reads a file to its end, unless its line is dead: a slow line may take its time. */
const readFile = async (address: string): Promise<void> => {
  const line = new AbortController()
  const die = () => line.abort(new TypeError(`No answer from ${address}`))
  let timer = setTimeout(die, DEAD_LINE_MS)
  const write = () => {
    clearTimeout(timer)
    timer = setTimeout(die, DEAD_LINE_MS)
  }
  try {
    const reply = await fetch(address, { signal: line.signal })
    if (!reply.ok) throw new TypeError(`Failed to fetch ${address}: ${reply.status}`)
    await reply.body?.pipeTo(new WritableStream({ write }))
  } finally {
    clearTimeout(timer)
  }
}

const fetchFile = async (address: string): Promise<void> => {
  if (document.querySelector(`link[href="${address}"]`)) return
  await readFile(address)
  if (address.endsWith('.css')) await applyStyles(address)
}

const bringFile = (address: string): Promise<void> => {
  const known = arriving.get(address)
  if (known) return known
  const file = fetchFile(address).catch((error: unknown) => {
    arriving.delete(address)
    throw error
  })
  arriving.set(address, file)
  return file
}

/**
 * Imports code once all of its files are in the browser's cache. A browser may remember for ever that
 * the import of a file failed, but never that a fetch did, so a part can still arrive later. Tries four
 * times; a browser that comes online ends the wait before the next try. A browser that is offline is
 * not asked again: the page says at once that it is offline. Nor does a try begin once half a minute is
 * over: on a line that died unnoticed, four tries would take two minutes.
 *
 * @param files addresses of the code and of everything that it imports
 * @throws the reason of the last try
 */
export const importPart = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[],
): Promise<Part> => {
  const began = performance.now()
  for (let tries = 0; ; tries += 1) {
    try {
      await Promise.all(files.map(bringFile))
      return await load()
    } catch (error) {
      const wait = TRY_WAITS_MS[tries]
      const isLate = performance.now() - began >= DEAD_LINE_MS
      if (wait === undefined || isLate || !navigator.onLine) throw error
      await untilNextTry(wait)
    }
  }
}

/**
 * What Vite makes of every `import()` (vite/late-parts-plugin.ts).
 *
 * @param names of files, from the root of the site
 */
export const importLater = <Part>(
  load: () => Promise<Part>,
  names: readonly string[] = [],
): Promise<Part> =>
  importPart(
    load,
    names.map((name) => `/${name}`),
  )
