/**
 * The only imports of the Supabase packages. Each client is loaded at its first use, so a visitor
 * who only listens never loads any of them.
 */
import { loadPart } from '#lib/page/load-part.ts'

export { serviceUrl } from './addresses.ts'
export { loadAuth } from './load-auth.ts'

export const loadRequestHeaders = async () =>
  (await loadPart(() => import('./auth.ts'))).requestHeaders()
export const loadData = async () => (await loadPart(() => import('./data.ts'))).getData()
export const loadStorage = async (send?: typeof fetch) =>
  (await loadPart(() => import('./storage.ts'))).getStorage(send)
export const loadFunctions = async () =>
  (await loadPart(() => import('./functions.ts'))).getFunctions()
export const loadProvingClient = async () =>
  (await loadPart(() => import('./proving-client.ts'))).createProvingClient()
