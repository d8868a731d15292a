import { askToRead } from '#lib/network/ask.ts'
import { askUntilMade } from './being-made.ts'

/**
 * How addresses begin that name no file, each with its colon, and what answers for them: it gets the rest of
 * the address and answers as a server would.
 */
type Schemes = Readonly<Record<string, (rest: string) => Promise<Response>>>

/** The engine itself watches whether the rest of a file comes (open-line.ts there). */
const fetchFile: typeof globalThis.fetch = askToRead

/**
 * @returns a function that fetches a sound for the engine: from its scheme if it has one, else from the network,
 *   where it waits for a sound that the server still makes. It rejects with `NoAnswerError` when no server answers.
 */
export const createFetchSound =
  (schemes: Schemes): typeof globalThis.fetch =>
  async (input, init) => {
    if (typeof input !== 'string') return fetchFile(input, init)
    const start = input.indexOf(':') + 1
    const resolve = schemes[input.slice(0, start)]
    return resolve
      ? resolve(input.slice(start))
      : askUntilMade(input, init, () => fetchFile(input, init))
  }
