/** Runs after the build of the site: writes its version into a file that open pages ask for. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = process.env.WEB_BUILD_DIRECTORY ?? 'build'
const CLIENT = join(fileURLToPath(new URL('..', import.meta.url)), BUILD, 'client')

/** React Router's list of routes has the version in its name and in every page. */
const ROUTE_LIST = /^manifest-([\w-]+)\.js$/

const versions = (await readdir(join(CLIENT, 'assets'))).flatMap(
  (name) => ROUTE_LIST.exec(name)?.[1] ?? [],
)
if (versions.length !== 1) throw new Error(`The build has ${versions.length} lists of routes.`)
await writeFile(join(CLIENT, 'version.json'), `${JSON.stringify({ version: versions[0] })}\n`)
