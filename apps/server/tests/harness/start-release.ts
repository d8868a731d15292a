import type { Config } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import { buildServer } from '../../src/app.ts'

export type Release = { readonly url: string; close(): Promise<void> }

/**
 * Starts a server with a built site of its own on a platform that is open already, so that two releases
 * share its database, one after the other or beside each other. The caller closes the platform.
 */
export const startRelease = async (
  platform: Platform,
  { siteDirectory, config, port }: { siteDirectory: string; config: Config; port: number },
): Promise<Release> => {
  const app = await buildServer({ ...platform, config, siteDirectory })
  const url = await app.listen({ port, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
