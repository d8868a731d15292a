import { PostgrestClient } from '@supabase/postgrest-js'
import { serviceUrl } from './addresses.ts'
import { getAuth, requestHeaders } from './auth.ts'
import { createDataFetch } from './data-fetch.ts'
import { fetchWithin } from './fetch-within.ts'

/** @returns a client of the data API with the rights of the person who is signed in now */
export const getData = async () => {
  const auth = await getAuth()
  return new PostgrestClient(serviceUrl('/rest/v1'), {
    headers: await requestHeaders(),
    fetch: createDataFetch(fetchWithin, () => auth.refreshSession()),
  })
}
