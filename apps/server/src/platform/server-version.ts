import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const packageFile = z.object({ version: z.string() })

/** @returns the version of this release, by semantic versioning */
export const readServerVersion = async (): Promise<string> => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return packageFile.parse(JSON.parse(text)).version
}
