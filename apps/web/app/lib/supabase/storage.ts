import { StorageClient } from '@supabase/storage-js'
import { serviceUrl } from './addresses.ts'
import { requestHeaders } from './auth.ts'

/**
 * @param send how requests leave, where somebody wants to cancel them or see how far they are:
 *   storage-js has no way of its own
 * @returns a client of the storage API that speaks for whoever is signed in now
 */
export const getStorage = async (send?: typeof fetch): Promise<StorageClient> =>
  new StorageClient(serviceUrl('/storage/v1'), await requestHeaders(), send)
