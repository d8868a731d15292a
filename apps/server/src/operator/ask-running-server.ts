import { isIPv6 } from 'node:net'
import type { Config } from '#platform/config.ts'
import { findServiceKey } from '#platform/keys/service-key.ts'

/** A server that listens on every address also does on that of this machine. */
const THIS_MACHINE: Readonly<Record<string, string | undefined>> = {
  '0.0.0.0': '127.0.0.1',
  '::': '::1',
}

/** @returns the host as a URL names it (RFC 3986, section 3.2.2) */
const hostOf = (listening: string): string => {
  const host = THIS_MACHINE[listening] ?? listening
  return isIPv6(host) ? `[${host}]` : host
}

/**
 * @param path below `/storage/v1`, for the operator's key
 * @returns the answer of a server that runs on this data directory, if one does
 */
export const askRunningServer = async (
  config: Config,
  path: string,
): Promise<Response | undefined> => {
  const key = await findServiceKey(config.serviceKey, config.dataDirectory)
  if (key === undefined) return undefined
  const url = `http://${hostOf(config.host)}:${config.port}/storage/v1${path}`
  const headers = { apikey: key, authorization: `Bearer ${key}` }
  return fetch(url, { headers }).catch(() => undefined)
}
