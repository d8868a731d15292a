import { DEAD_LINE } from '@dhvani/catalogue/dead-line'
import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { asNoAnswer } from '#lib/network/no-answer.ts'
import { comesOnline, isOnline } from '#lib/network/online.ts'
import { TRY_WAITS_MS } from '#lib/network/tries.ts'

const DEAD_LINE_MS = DEAD_LINE * 1000
/** A timer that comes ten seconds late was held by a machine that slept, or by a browser that hides the page. */
const SLEPT_MS = DEAD_LINE_MS + 10_000

class DeadLineError extends NoAnswerError {}

const arriving = new Map<string, Promise<void>>()

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

type MayYield = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/**
 * Ends the running task where the browser can: a slow phone needs milliseconds to begin one download, and
 * a part has many files, of which React asks for several in one render.
 */
const endTask = () => (globalThis as MayYield).scheduler?.yield?.()

/** Reads a file to its end, unless its line is dead: a slow line may take its time, and a machine may sleep. */
const readFile = async (address: string): Promise<void> => {
  const line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const since = performance.now()
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (performance.now() - since > SLEPT_MS) wait()
      else line.abort(new DeadLineError(address))
    }, DEAD_LINE_MS)
  }
  wait()
  try {
    // `ask` would end a slow line, too.
    // oxlint-disable-next-line dhvani/one-network -- watched here, part by part
    const reply = await fetch(address, { signal: line.signal })
    if (!reply.ok) throw new NoAnswerError(`${address} but ${reply.status}`)
    await reply.body?.pipeTo(new WritableStream({ write: wait }))
  } catch (error) {
    // A browser may name its own reason for what is aborted.
    line.signal.throwIfAborted()
    throw asNoAnswer(error, address)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * React Router ends the address of a style with `#` where a part needs the style, too, since the link goes
 * with its route. The style of the frame never goes: applied twice, it restyled the whole page.
 */
const thereAs = (address: string) =>
  `link[href="${address}"],link[href^="/assets/shell-"][href="${address}#"]`

const fetchFile = async (address: string): Promise<void> => {
  if (document.querySelector(thereAs(address))) return
  const nextTask = endTask()
  if (nextTask) await nextTask
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
 * not asked again: the page says at once that it is offline. Nor is a line that died unnoticed: four tries
 * would take two minutes.
 *
 * @param files addresses of the code and of everything that it imports
 * @throws the reason of the last try
 */
export const importPart = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[],
): Promise<Part> => {
  for (let tries = 0; ; tries += 1) {
    try {
      await Promise.all(files.map(bringFile))
      return await load()
    } catch (error) {
      const wait = TRY_WAITS_MS[tries]
      const isDead = error instanceof DeadLineError
      if (wait === undefined || isDead || !isOnline()) throw error
      await comesOnline(wait)
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
