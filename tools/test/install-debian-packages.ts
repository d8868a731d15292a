import { existsSync } from 'node:fs'
import { runCommand } from '../start/run-command.ts'

const canInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/**
 * Installs packages where no password is needed: as root on Debian.
 *
 * @returns whether they are installed now
 */
export const installDebianPackages = async (names: readonly string[]): Promise<boolean> => {
  if (!canInstall()) return false
  console.log(`Installing ${names.join(', ')} for the tests …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
  })
  return true
}
