/**
 * The only imports of the Supabase packages. Each client is loaded at its first use, so a visitor
 * who only listens never loads any of them. A press does not wait longer for its code than for an answer.
 */
import { withDeadline } from '#lib/network/ask.ts'
import { loadPart } from '#lib/code/load-part.ts'

export { serviceUrl } from './addresses.ts'
export { loadAuth } from './load-auth.ts'

const ready = <Part>(part: Promise<Part>): Promise<Part> =>
  withDeadline(part, 'the code of a client')

export const loadRequestHeaders = async () =>
  (await ready(loadPart(() => import('./auth.ts')))).requestHeaders()
/** @returns whether the session was renewed, after the storage service had refused its token in these words */
export const renewedAfter = async (refusal: string): Promise<boolean> =>
  (await ready(loadPart(() => import('./storage.ts')))).renewedAfter(refusal)
export const loadData = async () => (await ready(loadPart(() => import('./data.ts')))).getData()
// The upload dialog says in its place that the code is missing.
export const loadStorage = async (send?: typeof fetch) =>
  (await ready(loadPart(() => import('./storage.ts'), { isTold: true }))).getStorage(send)
export const loadFunctions = async () =>
  (await ready(loadPart(() => import('./functions.ts')))).getFunctions()
export const loadProvingClient = async () =>
  (await ready(loadPart(() => import('./proving-client.ts')))).createProvingClient()
