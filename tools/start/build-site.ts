import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashInputs } from './hash-inputs.ts'
import { REPOSITORY } from './repository.ts'
import { runCommand } from './run-command.ts'

const STAMP = join(REPOSITORY, 'apps/web/build/.inputs')

const INPUTS = [
  'package-lock.json',
  'apps/web/app',
  'apps/web/content',
  'apps/web/messages',
  'apps/web/project.inlang/settings.json',
  'apps/web/public',
  'apps/web/scripts',
  'apps/web/service-worker',
  'apps/web/vite',
  'apps/web/package.json',
  'apps/web/react-router.config.ts',
  'apps/web/vite.config.ts',
  'packages/units/src',
  'packages/catalogue/src',
  'packages/audio-engine/src',
  'build/sounds/manifest.json',
]

/** What the build itself writes beside its inputs: the paths that git leaves out. */
const readGenerated = async (root: string): Promise<readonly string[]> => {
  const web = join(root, 'apps/web')
  const lines = (await readFile(join(web, '.gitignore'), 'utf8')).split('\n')
  return lines.filter((line) => line !== '' && !/[!*]/.test(line)).map((line) => join(web, line))
}

/**
 * One hash of everything that the site is made from, and of the settings that it is built with.
 *
 * @param root of the checkout
 */
export const hashSiteInputs = async (root: string): Promise<string> => {
  const generated = await readGenerated(root)
  const isNoInput = (file: string) =>
    /\.test\.tsx?$/.test(file) || generated.some((path) => file.startsWith(path))
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .toSorted(([left], [right]) => left.localeCompare(right))
  return createHash('sha256')
    .update(await hashInputs(root, INPUTS, isNoInput))
    .update(JSON.stringify(settings))
    .digest('hex')
}

/**
 * Builds and prerenders the web app when anything it is made from changed.
 *
 * @returns whether it had to build
 * @throws when the build fails
 */
export const buildStaleSite = async (onProgress: (line: string) => void): Promise<boolean> => {
  const hash = await hashSiteInputs(REPOSITORY)
  const built = await readFile(STAMP, 'utf8').catch(() => undefined)
  if (built === hash) return false
  onProgress('Building the site …')
  await rm(STAMP, { force: true })
  await runCommand('npm', ['run', 'build', '--workspace', 'apps/web'], {
    onLine: (line) => onProgress(`  ${line}`),
  })
  await mkdir(dirname(STAMP), { recursive: true })
  await writeFile(STAMP, hash)
  return true
}
