import { ask } from '#lib/network/ask.ts'
import { noteAnswer } from '#lib/network/failed-answer.ts'

const readWhole = async (answer: Response): Promise<Response> => {
  noteAnswer(answer)
  const { status, statusText, headers } = answer
  const bytes = await answer.arrayBuffer()
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
}

/**
 * `fetch` whose whole answer has to come before a deadline: a line may die in the middle of it, and the form
 * behind it would stay pressed for ever.
 *
 * @throws {NoAnswerError} after the deadline, and for the answer of a proxy
 */
export const fetchWithin: typeof fetch = (input, init) => ask([input, init], readWhole)
