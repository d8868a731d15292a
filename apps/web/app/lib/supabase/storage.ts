import { StorageClient } from '@supabase/storage-js'
import { serviceUrl } from './addresses.ts'
import { requestHeaders } from './auth.ts'

/**
 * @param signal cancels the requests of this client: storage-js has no way of its own
 * @returns a client of the storage API that speaks for whoever is signed in now
 */
export const getStorage = async (signal?: AbortSignal): Promise<StorageClient> => {
  const cancellable = (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, signal ? { ...init, signal } : init)
  return new StorageClient(serviceUrl('/storage/v1'), await requestHeaders(), cancellable)
}
