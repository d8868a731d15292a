import { StorageClient } from '@supabase/storage-js'
import { serviceUrl } from './addresses.ts'
import { renewSession, requestHeaders } from './auth.ts'
import { fetchWithin } from './fetch-within.ts'
import { createRenewingFetch, isRefusedByStorage, isTokenRefusal } from './renewing-fetch.ts'

/**
 * @param send sends the requests of a caller that wants to cancel them or to follow their progress,
 *   which storage-js does not offer
 * @returns a client of the storage API with the rights of the person who is signed in now
 */
export const getStorage = async (send: typeof fetch = fetchWithin): Promise<StorageClient> =>
  new StorageClient(
    serviceUrl('/storage/v1'),
    await requestHeaders(),
    createRenewingFetch({ send, renew: renewSession, isRefused: isRefusedByStorage }),
  )

/** @returns whether the session was renewed, after the service had refused its token in these words */
export const renewedAfter = async (refusal: string): Promise<boolean> =>
  isTokenRefusal(refusal) && (await renewSession()) !== undefined
