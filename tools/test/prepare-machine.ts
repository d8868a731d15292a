import { spawnSync } from 'node:child_process'
import { missingPrograms } from '@dhvani/e2e/engine-programs'
import { findChromium } from './find-chromium.ts'
import { installDebianPackages } from './install-debian-packages.ts'

/** Programs that tests talk to or make fixtures with, by the Debian package that has them. */
const PROGRAMS: readonly (readonly [string, string])[] = [
  ['ffmpeg', 'ffmpeg'],
  ['redis-server', 'redis-server'],
  ['nginx', 'nginx-light'],
]

/** Programs for some tests. Where one cannot be installed, its tests are skipped and counted as skipped. */
const OPTIONAL_PROGRAMS: readonly (readonly [string, string])[] = [['promtool', 'prometheus']]

const isMissing = (program: string) => spawnSync('which', [program]).status !== 0

const packagesOf = (programs: typeof PROGRAMS): string[] =>
  programs.filter(([program]) => isMissing(program)).map(([, name]) => name)

/** Installs programs where that needs no password. Tests whose program is missing are skipped. */
const tryToInstall = async (packages: readonly string[]): Promise<void> => {
  if (packages.length === 0) return
  try {
    await installDebianPackages([...new Set(packages)])
  } catch (error) {
    console.log(`${packages.join(', ')} could not be installed: ${String(error)}`)
  }
}

/**
 * Makes sure of the browser and the programs that the tests use, and tells the tests where the
 * browser is (`CHROME_PATH`).
 *
 * @param options.engines whether the tests use Firefox and WebKit
 * @throws with what to install, where this machine cannot do it by itself
 */
export const prepareMachine = async (options: { readonly engines: boolean }): Promise<void> => {
  process.env.CHROME_PATH = await findChromium()
  if (options.engines) {
    const engines = [...missingPrograms('firefox'), ...missingPrograms('webkit')]
    await tryToInstall(engines.map(({ debianPackage }) => debianPackage))
    await tryToInstall(packagesOf(OPTIONAL_PROGRAMS))
  }
  const packages = packagesOf(PROGRAMS)
  if (packages.length === 0) return
  if (await installDebianPackages(packages)) return
  throw new Error(`The tests need ${packages.join(', ')}: install them and run npm test again.`)
}
