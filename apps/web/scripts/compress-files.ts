/** Writes compressed copies of the build's files, which a server can send without compressing. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const BUILD = process.env.WEB_BUILD_DIRECTORY ?? 'build'
const SITE = join(fileURLToPath(new URL('..', import.meta.url)), BUILD, 'client')

/** Pages and feeds have no copies: the server writes its own address into them first. */
const TYPES = new Set(['.js', '.mjs', '.css', '.svg', '.wasm', '.json'])
const WORTH_COMPRESSING_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compress = async (path: string): Promise<void> => {
  const plain = await readFile(path)
  if (plain.length < WORTH_COMPRESSING_BYTES) return
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  await Promise.all([
    compressBrotli(plain, { params: size }).then((bytes) => writeFile(`${path}.br`, bytes)),
    compressGzip(plain, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}

const names = await readdir(SITE, { recursive: true })
await Promise.all(
  names.filter((name) => TYPES.has(extname(name))).map((name) => compress(join(SITE, name))),
)
