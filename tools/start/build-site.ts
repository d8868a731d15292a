import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { hashInputs } from './hash-inputs.ts'
import { REPOSITORY } from './repository.ts'
import { replaceFolder } from './replace-folder.ts'
import { runCommand } from './run-command.ts'

const WEB = join(REPOSITORY, 'apps/web')
const BUILD = join(WEB, 'build')
/** In the folder of the build, so that both change at once. */
const STAMP = '.inputs'

const INPUTS = [
  'package-lock.json',
  'apps/web/app',
  'apps/web/content',
  'apps/web/messages',
  'apps/web/public',
  'apps/web/scripts',
  'apps/web/service-worker',
  'apps/web/vite',
  'apps/web/package.json',
  'apps/web/react-router.config.ts',
  'apps/web/vite.config.ts',
  'packages',
  'build/sounds/manifest.json',
]

/** What the build itself writes beside its inputs: the paths that git leaves out. */
const readGenerated = async (root: string): Promise<readonly string[]> => {
  const web = join(root, 'apps/web')
  const lines = (await readFile(join(web, '.gitignore'), 'utf8')).split('\n')
  return lines.filter((line) => line !== '' && !/[!*]/.test(line)).map((line) => join(web, line))
}

/** The build, as `apps/web/package.json` has it, without the types that no page runs. */
const STEPS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['texts, fonts and pictures', 'node', 'scripts/generate.ts', '--no-types'],
  ['pages', 'react-router', 'build'],
  ['service worker', 'node', 'scripts/build-service-worker.ts'],
  ['version', 'node', 'scripts/write-version.ts'],
  ['compressed copies', 'node', 'scripts/compress-files.ts'],
]

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
 * Builds and prerenders the web app when anything it is made from changed. A server that runs on the
 * earlier build keeps its files until the new build is complete.
 *
 * @param signal ends a build that is under way; the earlier one stays
 * @returns whether it had to build
 * @throws when the build fails; the earlier build is then still there
 */
export const buildStaleSite = async (
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<boolean> => {
  const hash = await hashSiteInputs(REPOSITORY)
  const built = await readFile(join(BUILD, STAMP), 'utf8').catch(() => undefined)
  if (built === hash) return false
  onProgress('Building the site …')
  await replaceFolder(BUILD, async (draft) => {
    await mkdir(draft)
    for (const [name, command, ...args] of STEPS) {
      const started = performance.now()
      // A build that Vitest begins would inherit `test`, and be one for development.
      const env = { WEB_BUILD_DIRECTORY: relative(WEB, draft), NODE_ENV: 'production' }
      await runCommand(command, args, { cwd: WEB, env, signal })
      onProgress(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    await writeFile(join(draft, STAMP), hash)
  })
  return true
}
