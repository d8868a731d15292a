import { askToRead } from '#lib/network/ask.ts'
import { askUntilMade } from './being-made.ts'

type Resolve = (rest: string) => Promise<Response>

const resolvers = new Map<string, Resolve>()

/**
 * Lets the engine play addresses that name no file.
 *
 * @param scheme how such an address begins, with its colon
 * @param resolve gets the rest of the address and answers as a server would
 */
export const registerScheme = (scheme: string, resolve: Resolve): void => {
  resolvers.set(scheme, resolve)
}

/** The engine itself watches whether the rest of a file comes (open-line.ts there). */
const fetchFile: typeof globalThis.fetch = askToRead

/**
 * Fetches a sound for the engine: from its scheme's resolver if there is one, else from the network, where it
 * waits for a sound that the server still makes.
 *
 * @throws {NoAnswerError} when no server answers
 */
export const fetchSound: typeof globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string') return fetchFile(input, init)
  const start = input.indexOf(':') + 1
  const resolve = resolvers.get(input.slice(0, start))
  return resolve
    ? resolve(input.slice(start))
    : askUntilMade(input, init, () => fetchFile(input, init))
}
