import { PostgrestClient } from '@supabase/postgrest-js'
import { serviceUrl } from './addresses.ts'
import { renewSession, requestHeaders } from './auth.ts'
import { fetchWithin } from './fetch-within.ts'
import { createRenewingFetch, isRefusedByData } from './renewing-fetch.ts'

/** @returns a client of the data API with the rights of the person who is signed in now */
export const getData = async () =>
  new PostgrestClient(serviceUrl('/rest/v1'), {
    headers: await requestHeaders(),
    fetch: createRenewingFetch({
      send: fetchWithin,
      renew: renewSession,
      isRefused: isRefusedByData,
    }),
  })
