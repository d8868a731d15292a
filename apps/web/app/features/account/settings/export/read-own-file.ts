import { openLine } from '@dhvani/audio-engine/line'
import { askToRead } from '#lib/network/ask.ts'

type Reading = {
  /** Cancels it. */
  readonly signal: AbortSignal
  readonly take: (bytes: ReadableStream<Uint8Array>) => Promise<void>
}

/**
 * Reads a file of the listener. It may be large and come slowly, but its line may not stand still.
 *
 * @returns whether the storage has the file
 * @throws {NoAnswerError} when the line is dead, or a proxy did not reach the server
 */
export const readOwnFile = async (address: URL, { signal, take }: Reading): Promise<boolean> => {
  const line = openLine(address.href)
  const request = { signal: AbortSignal.any([signal, line.signal]) }
  try {
    const answer = await askToRead(address, request)
    if (!answer.ok || !answer.body) return false
    line.moved()
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onward) {
        line.moved()
        onward.enqueue(part)
      },
    })
    await line.unlessDead(take(answer.body.pipeThrough(watch)))
    return true
  } finally {
    line.close()
  }
}
