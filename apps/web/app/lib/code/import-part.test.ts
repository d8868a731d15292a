import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importLater, importPart } from './import-part.ts'

const PART = 'the part'

/** @returns whether a list of selectors like `link[href^="/a"][href="/ab"]` means the address */
const means = (selectors: string, address: string): boolean =>
  selectors
    .split(',')
    .some((selector) =>
      [...selector.matchAll(/\[href(\^?)="([^"]*)"\]/g)].every(([, begins, value = '']) =>
        begins ? address.startsWith(value) : address === value,
      ),
    )

/** A page whose network loses the first requests for a file. */
const openPage = (losses: Readonly<Record<string, number>>, linked: readonly string[] = []) => {
  const asked: string[] = []
  const left = new Map(Object.entries(losses))
  const events = new EventTarget()
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const loss = left.get(address) ?? 0
    left.set(address, loss - 1)
    return loss > 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('export {}'))
  })
  vi.stubGlobal('document', {
    querySelector: (selectors: string) =>
      linked.some((address) => means(selectors, address)) ? {} : null,
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return { asked, comeOnline: () => events.dispatchEvent(new Event('online')) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('imports only once every file has arrived', async () => {
  const { asked } = openPage({ '/a-dep.js': 1 })
  const load = vi.fn(() => Promise.resolve(PART))
  const part = importPart(load, ['/a.js', '/a-dep.js'])
  await vi.advanceTimersByTimeAsync(499)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(part).resolves.toBe(PART)
  expect(load).toHaveBeenCalledOnce()
  expect(asked).toEqual(['/a.js', '/a-dep.js', '/a-dep.js'])
})

it('begins each download in a task of its own, where the browser can yield', async () => {
  const { asked } = openPage({})
  const tasks: (() => void)[] = []
  vi.stubGlobal('scheduler', {
    yield: () => new Promise<void>((resolve) => void tasks.push(resolve)),
  })
  const part = importPart(() => Promise.resolve(PART), ['/task.js', '/task-dep.js'])
  expect(asked).toEqual([])
  tasks.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/task.js'])
  tasks.shift()?.()
  await expect(part).resolves.toBe(PART)
  expect(asked).toEqual(['/task.js', '/task-dep.js'])
})

it('tries four times, then fails with the last reason and never imports', async () => {
  const { asked } = openPage({ '/b.js': 99 })
  const load = vi.fn(() => Promise.resolve(PART))
  const part = importPart(load, ['/b.js'])
  const failure = expect(part).rejects.toThrow(NoAnswerError)
  await vi.advanceTimersByTimeAsync(500 + 2000 + 4999)
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  await failure
  expect(asked).toHaveLength(4)
  expect(load).not.toHaveBeenCalled()
})

it('can be asked for again after it failed', async () => {
  openPage({ '/c.js': 4 })
  const failure = expect(importPart(() => Promise.resolve(PART), ['/c.js'])).rejects.toThrow(
    NoAnswerError,
  )
  await vi.advanceTimersByTimeAsync(7500)
  await failure
  await expect(importPart(() => Promise.resolve(PART), ['/c.js'])).resolves.toBe(PART)
})

it('tries again at once when the browser comes online', async () => {
  const { comeOnline } = openPage({ '/d.js': 2 })
  const part = importPart(() => Promise.resolve(PART), ['/d.js'])
  await vi.advanceTimersByTimeAsync(0)
  comeOnline()
  await vi.advanceTimersByTimeAsync(0)
  comeOnline()
  await expect(part).resolves.toBe(PART)
})

it('fails at the first loss where the browser is offline', async () => {
  const { asked } = openPage({ '/h.js': 1 })
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn(() => Promise.resolve(PART))
  await expect(importPart(load, ['/h.js'])).rejects.toThrow(NoAnswerError)
  expect(asked).toEqual(['/h.js'])
  expect(load).not.toHaveBeenCalled()
})

it('takes an answer that is no file for a failure', async () => {
  openPage({})
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('gone', { status: 404 })))
  const failure = expect(importPart(() => Promise.resolve(PART), ['/e.js'])).rejects.toThrow(
    'No answer from /e.js but 404',
  )
  await vi.advanceTimersByTimeAsync(7500)
  await failure
})

it('fetches no file that the page has, and none twice', async () => {
  const { asked } = openPage({}, ['/f-shell.js'])
  const files = ['/f.js', '/f-shell.js']
  const load = () => Promise.resolve(PART)
  await Promise.all([importPart(load, files), importPart(load, files)])
  await importPart(load, files)
  expect(asked).toEqual(['/f.js'])
})

it('fetches no style of the frame, whose link ends otherwise, but that of a route, which may go', async () => {
  const { asked } = openPage({}, ['/assets/shell-1.css#', '/assets/route-1.css#'])
  const files = ['/assets/shell-1.css', '/assets/route-1.css']
  void importPart(() => Promise.resolve(PART), files).catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/assets/route-1.css'])
})

it('fetches the files that a build names from the root of the site', async () => {
  const { asked } = openPage({})
  const load = () => Promise.resolve(PART)
  await expect(importLater(load, ['assets/g.js'])).resolves.toBe(PART)
  await expect(importLater(load)).resolves.toBe(PART)
  expect(asked).toEqual(['/assets/g.js'])
})

it('asks again for a style sheet that was fetched and could not be applied', async () => {
  const head: { href: string; onload?: () => void; onerror?: (reason: unknown) => void }[] = []
  const { asked } = openPage({})
  let applied = 0
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      head.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => ({
      href: '',
      remove(this: (typeof head)[number]) {
        head.splice(head.indexOf(this), 1)
      },
    }),
    head: {
      append(link: (typeof head)[number]) {
        head.push(link)
        applied += 1
        if (applied === 1) link.onerror?.(new Event('error'))
        else link.onload?.()
      },
    },
  })
  const part = importPart(() => Promise.resolve(PART), ['/style.css'])
  await vi.advanceTimersByTimeAsync(500)
  await expect(part).resolves.toBe(PART)
  expect(asked).toEqual(['/style.css', '/style.css'])
  expect(head).toHaveLength(1)
})

/** A page whose line brings some parts of each file, one every 20 seconds, and then nothing. */
const openPageOnADeadLine = (parts: number) => {
  openPage({})
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push(address)
    let left = parts
    const body = new ReadableStream({
      start: (line) => signal.addEventListener('abort', () => line.error(signal.reason)),
      pull: async (line) => {
        left -= 1
        if (left < 0) await new Promise(() => undefined)
        await new Promise((come) => {
          setTimeout(come, 20_000)
        })
        line.enqueue(new Uint8Array(1))
      },
    })
    return Promise.resolve(new Response(body))
  })
  return asked
}

it('ends after half a minute in which nothing of a file came, and asks for it no second time', async () => {
  const asked = openPageOnADeadLine(0)
  const failure = expect(importPart(() => Promise.resolve(PART), ['/i.js'])).rejects.toThrow(
    'No answer from /i.js',
  )
  await vi.advanceTimersByTimeAsync(30_000)
  await failure
  expect(asked).toEqual(['/i.js'])
})

it('does not end while a file comes slowly', async () => {
  openPageOnADeadLine(3)
  const end = vi.fn()
  importPart(() => Promise.resolve(PART), ['/j.js']).catch(end)
  await vi.advanceTimersByTimeAsync(89_000)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(end).toHaveBeenCalledOnce()
})

it('gives a file its time again where the machine slept', async () => {
  openPageOnADeadLine(0)
  const end = vi.fn()
  importPart(() => Promise.resolve(PART), ['/k.js']).catch(end)
  const slept = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_800_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(end).not.toHaveBeenCalled()
  slept.mockRestore()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(end).toHaveBeenCalledOnce()
})
