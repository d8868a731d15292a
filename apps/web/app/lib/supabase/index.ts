/**
 * The only imports of the Supabase packages. Each client is loaded at its first use, so a visitor
 * who only listens never loads any of them.
 */
export { serviceUrl } from './addresses.ts'
export { loadAuth } from './load-auth.ts'

export const loadRequestHeaders = async () => (await import('./auth.ts')).requestHeaders()
export const loadData = async () => (await import('./data.ts')).getData()
export const loadStorage = async (send?: typeof fetch) =>
  (await import('./storage.ts')).getStorage(send)
export const loadFunctions = async () => (await import('./functions.ts')).getFunctions()
export const loadProvingClient = async () =>
  (await import('./proving-client.ts')).createProvingClient()
