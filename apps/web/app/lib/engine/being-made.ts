import { m } from '#messages'
import { ask } from '#lib/network/ask.ts'
import { createStore } from '#lib/store/store.ts'
import { beginWait } from '#lib/notices/waits.ts'

/** A page asks why no answer comes after this wait, in milliseconds. */
const WHY_AFTER_MS = 1000
/** The question is answered at once, or the line is dead. */
const ANSWER_MS = 10_000
/** Each try takes up to half a minute. */
const MOST_TRIES = 10

const store = createStore<ReadonlySet<string>>(new Set())

/** Addresses of the sounds that a preview waits for while the server makes them. */
export const soundsBeingMade = { getSnapshot: store.getSnapshot, subscribe: store.subscribe }

/** Dhvani says so in JSON, also where an answer has no body (docs/contract/storage.md §4). A proxy does not. */
const saysBeingMade = ({ status, headers }: Response): boolean =>
  status === 503 && headers.has('retry-after') && /\bjson\b/.test(headers.get('content-type') ?? '')

/** `Prefer: wait` is of RFC 7240, section 4.3. Without a network nothing is known. */
const isBeingMade = (url: string): Promise<boolean> =>
  ask(
    [
      url,
      {
        method: 'HEAD',
        headers: { prefer: 'wait=0' },
        signal: AbortSignal.timeout(ANSWER_MS),
      },
    ],
    (answer) => Promise.resolve(saysBeingMade(answer)),
  ).catch(() => false)

/** The dialog of a preview, which begins with HEAD, says it itself. */
const beginSaying = (url: string, method: string | undefined): (() => void) => {
  if (method !== 'HEAD') return beginWait(m.sound_being_made())
  store.set(new Set([...store.getSnapshot(), url]))
  return () => store.set(new Set([...store.getSnapshot()].filter((other) => other !== url)))
}

/**
 * Asks for a sound again while the server makes it for the first time, and lets the page say so.
 *
 * @param ask sends the request
 * @returns the answer; after minutes also one that says that the sound is being made
 * @throws what `ask` throws where the server says nothing of that kind
 */
export const askUntilMade = async (
  url: string,
  init: RequestInit | undefined,
  ask: () => Promise<Response>,
): Promise<Response> => {
  let endSaying: (() => void) | undefined
  let isAnswered = false
  const sayWhy = async () => {
    if (!(await isBeingMade(url)) || isAnswered) return
    endSaying = beginSaying(url, init?.method)
  }
  const timer = setTimeout(() => void sayWhy(), WHY_AFTER_MS)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await ask()
        if (!saysBeingMade(answer) || tries === MOST_TRIES) return answer
        await answer.body?.cancel()
      } catch (error) {
        const isWaiting = endSaying !== undefined && tries < MOST_TRIES && !init?.signal?.aborted
        if (!isWaiting || !(await isBeingMade(url))) throw error
      }
    }
  } finally {
    isAnswered = true
    clearTimeout(timer)
    endSaying?.()
  }
}
