import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Major and minor version from which the machine's own Node runs everything. */
const NEW_ENOUGH = [24, 5]

export const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major > NEW_ENOUGH[0] || (major === NEW_ENOUGH[0] && minor >= NEW_ENOUGH[1])
}

/** @returns the Node that `tools/node/package-lock.json` brings for this machine, once it is installed */
export const findInstalledNode = (root) => {
  const folder = join(root, 'tools/node/node_modules')
  if (!existsSync(folder)) return undefined
  const packages = readdirSync(folder).filter((name) => name.startsWith('node-'))
  const programs = packages.map((name) => {
    const { bin } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
    return join(folder, name, bin.node)
  })
  return programs.find((program) => existsSync(program))
}

const isLinked = (link, program) => {
  try {
    return readlinkSync(link) === program
  } catch {
    return false
  }
}

/** Lets `node_modules/.bin` on the path be enough to have the Node of this repository. */
export const linkNode = (root, program) => {
  const folder = join(root, 'node_modules/.bin')
  const link = join(folder, 'node')
  if (process.platform === 'win32' || !existsSync(folder) || isLinked(link, program)) return
  rmSync(link, { force: true })
  symlinkSync(program, link)
}
