import { openLine } from '@dhvani/audio-engine/line'
import { askToRead } from '#lib/network/ask.ts'

type Download = {
  readonly headers?: Readonly<Record<string, string>>
  /** How many bytes were asked for. */
  readonly most: number
  /** Whether an answer is what was asked for. */
  readonly isWanted: (answer: Response) => boolean
}

/**
 * Downloads a sound, or a part of it. It may come slowly, but its line may not stand still.
 *
 * @returns `undefined` for an answer that is not wanted
 * @throws {NoAnswerError} when the line is dead, or a proxy did not reach the server
 * @throws {RangeError} when more comes than was asked for
 */
export const downloadBytes = async (
  url: string,
  { headers = {}, most, isWanted }: Download,
): Promise<ArrayBuffer | undefined> => {
  const line = openLine(url)
  try {
    const request = { headers, signal: line.signal }
    const answer = await askToRead(url, request)
    if (!isWanted(answer) || !answer.body) {
      await answer.body?.cancel()
      return undefined
    }
    line.moved()
    let length = 0
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, onward) {
        line.moved()
        length += part.byteLength
        if (length > most) throw new RangeError(`More than ${most} bytes came from ${url}`)
        onward.enqueue(part)
      },
    })
    return await line.unlessDead(new Response(answer.body.pipeThrough(watch)).arrayBuffer())
  } finally {
    line.close()
  }
}
