import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { installDebianPackages } from './install-debian-packages.ts'

/** Programs that tests talk to or make fixtures with, by the Debian package that has them. */
const PROGRAMS: readonly (readonly [string, string])[] = [
  ['ffmpeg', 'ffmpeg'],
  ['redis-server', 'redis-server'],
  ['nginx', 'nginx-light'],
]

const isMissing = (program: string) => spawnSync('which', [program]).status !== 0

/**
 * Makes sure of the browser and the programs that the tests use, and tells the tests where the
 * browser is (`CHROME_PATH`).
 *
 * @throws with what to install, where this machine cannot do it by itself
 */
export const prepareMachine = async (): Promise<void> => {
  process.env.CHROME_PATH = await findChromium()
  const missing = PROGRAMS.filter(([program]) => isMissing(program))
  if (missing.length === 0) return
  const packages = missing.map(([, name]) => name)
  if (await installDebianPackages(packages)) return
  throw new Error(`The tests need ${packages.join(', ')}: install them and run npm test again.`)
}
