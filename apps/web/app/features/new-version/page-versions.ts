import { ask } from '#lib/network/ask.ts'
import { isOnline } from '#lib/network/online.ts'
import { createVersionWatch } from './version-watch.ts'
import { tabStorage } from '#lib/store/browser-storage.ts'

const KEY = 'dhvani.taken-version'

/** React Router's list of routes changes with every script and style of the site. */
type RouterWindow = { readonly __reactRouterManifest?: { readonly version?: string } }

const readVersion = (value: unknown): string | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string'
    ? value.version
    : undefined

/** Without a network, and on a host without this file, the page does not learn of a newer version. */
const findNewest = async (): Promise<string | undefined> => {
  if (!isOnline()) return undefined
  try {
    return await ask(['/version.json', { cache: 'no-store' }], async (response) =>
      response.ok ? readVersion(await response.json()) : undefined,
    )
  } catch {
    return undefined
  }
}

const own = (globalThis as RouterWindow).__reactRouterManifest?.version

/** `undefined` on the development server, which changes an open page itself. */
export const versionWatch =
  import.meta.env.PROD && own !== undefined
    ? createVersionWatch({
        own,
        findNewest,
        now: () => Date.now(),
        taken: {
          get: () => tabStorage().getItem(KEY) ?? undefined,
          set: (version) => tabStorage().setItem(KEY, version),
        },
      })
    : undefined
