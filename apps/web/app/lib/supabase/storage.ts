import { StorageClient } from '@supabase/storage-js'
import { serviceUrl } from './addresses.ts'
import { requestHeaders } from './auth.ts'

/** @returns a client of the storage API that speaks for whoever is signed in now */
export const getStorage = async (): Promise<StorageClient> =>
  new StorageClient(serviceUrl('/storage/v1'), await requestHeaders())
