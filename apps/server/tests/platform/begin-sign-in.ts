import { request, type ClientRequest } from 'node:http'
import type { TestServer } from '../harness/index.ts'

/** Sends the head of a sign-in and half of its body, so that the server waits for the rest. */
export const beginSignIn = async ({ url, publishableKey }: TestServer): Promise<ClientRequest> => {
  const { hostname, port } = new URL(url)
  const sent = request({
    hostname,
    port,
    path: '/auth/v1/token?grant_type=password',
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    agent: false,
  })
  // The test ends the connection itself.
  sent.on('error', () => undefined)
  await new Promise((resolve) => sent.write('{"email":', resolve))
  return sent
}
