import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer, type TestServerOptions } from '../harness/index.ts'
import { withRouteTable, type Route } from './route-table.ts'

const SETTINGS = {
  // Rate limits are on, and `x-forwarded-for` gives each request another network.
  AUTH_RATE_LIMITS: 'on',
  TRUST_PROXY: '127.0.0.1',
  AUTH_ANONYMOUS_USERS: 'true',
  METRICS_TOKEN: 'metrics-of-the-fuzzed-server',
}

/** The site answers at every other address, which the router does not list. */
const REST: Route = { method: 'GET', url: '/*' }

const createSite = async (): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), 'dhvani-fuzzed-site-'))
  for (const name of ['index.html', '404.html', 'privacy.html', 'icon.svg'])
    await writeFile(join(directory, name), `<p>${name}</p>`)
  return directory
}

/** A server on a database of its own that odd requests may ruin, and all its routes. */
export const startFuzzedServer = async (
  options: Pick<TestServerOptions, 'config' | 'extend'> = {},
): Promise<{ readonly server: TestServer; readonly routes: readonly Route[] }> => {
  const siteDirectory = await createSite()
  const { opened, routes } = await withRouteTable(() =>
    startTestServer({ ...options, siteDirectory, config: { ...SETTINGS, ...options.config } }),
  )
  const close = async () => {
    await opened.close()
    await rm(siteDirectory, { recursive: true, force: true })
  }
  return { server: { ...opened, close }, routes: [...routes, REST] }
}
