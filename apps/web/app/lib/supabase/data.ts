import { PostgrestClient } from '@supabase/postgrest-js'
import { serviceUrl } from './addresses.ts'
import { requestHeaders } from './auth.ts'

/** @returns a client of the data API with the rights of the person who is signed in now */
export const getData = async () =>
  new PostgrestClient(serviceUrl('/rest/v1'), { headers: await requestHeaders() })
