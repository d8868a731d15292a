/**
 * The only imports of the Supabase packages. Each client is loaded at its first use, so a visitor
 * who only listens never loads any of them. A press does not wait longer for its code than for an answer.
 */
import { inTime } from '#lib/page/in-time.ts'
import { loadPart } from '#lib/page/load-part.ts'

export { serviceUrl } from './addresses.ts'
export { loadAuth } from './load-auth.ts'

const CODE = 'the code of a client'

export const loadRequestHeaders = async () =>
  (
    await inTime(
      loadPart(() => import('./auth.ts')),
      CODE,
    )
  ).requestHeaders()
export const loadData = async () =>
  (
    await inTime(
      loadPart(() => import('./data.ts')),
      CODE,
    )
  ).getData()
export const loadStorage = async (send?: typeof fetch) =>
  (
    await inTime(
      loadPart(() => import('./storage.ts')),
      CODE,
    )
  ).getStorage(send)
export const loadFunctions = async () =>
  (
    await inTime(
      loadPart(() => import('./functions.ts')),
      CODE,
    )
  ).getFunctions()
export const loadProvingClient = async () =>
  (
    await inTime(
      loadPart(() => import('./proving-client.ts')),
      CODE,
    )
  ).createProvingClient()
