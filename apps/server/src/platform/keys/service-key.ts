import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Its name in the data directory. */
export const SERVICE_KEY_FILE = 'service-key'

/** The operator's key as the data directory keeps it, for a command beside the server. */
export const findServiceKey = async (
  configured: string | undefined,
  dataDirectory: string,
): Promise<string | undefined> =>
  configured ??
  (await readFile(join(dataDirectory, SERVICE_KEY_FILE), 'utf8').catch(() => undefined))?.trim()

/** The operator's key to the admin API: from the settings, else kept in the data directory. */
export const openServiceKey = async (
  configured: string | undefined,
  dataDirectory: string,
): Promise<string> => {
  if (configured !== undefined) return configured
  const path = join(dataDirectory, SERVICE_KEY_FILE)
  const draft = `${path}.${process.pid}`
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`
  await writeFile(draft, `${key}\n`, { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}
