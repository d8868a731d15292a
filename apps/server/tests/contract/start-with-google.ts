import {
  freePort,
  type OpenIdProvider,
  startOpenIdProvider,
  type TestServer,
} from '../harness/index.ts'
import type { Start } from '../harness/databases.ts'

/** What a server on this port needs to send people to a provider that stands in for Google. */
export const googleSettings = (port: number, google: OpenIdProvider) => ({
  PORT: String(port),
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
})

/** A provider that stands in for Google, and a server that sends people to it. */
export const startWithGoogle = async (
  start: Start,
): Promise<{ readonly google: OpenIdProvider; readonly server: TestServer }> => {
  const port = await freePort()
  const google = await startOpenIdProvider({
    redirectUris: [`http://localhost:${port}/auth/v1/callback`],
  })
  const server = await start({ config: googleSettings(port, google) })
  return { google, server }
}
