import { FunctionsClient } from '@supabase/functions-js'
import { serviceUrl } from './addresses.ts'
import { requestHeaders } from './auth.ts'
import { fetchWithin } from './fetch-within.ts'

/** @returns a client of the functions with the rights of the person who is signed in now */
export const getFunctions = async (): Promise<FunctionsClient> =>
  new FunctionsClient(serviceUrl('/functions/v1'), {
    headers: await requestHeaders(),
    customFetch: fetchWithin,
  })
