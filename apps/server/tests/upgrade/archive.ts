import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/**
 * Packs a folder. Empty folders go along, since PostgreSQL does not start without some of them.
 *
 * @param leftOut names at the top of the folder that stay out
 */
export const packFolder = async (
  folder: string,
  file: string,
  leftOut: readonly string[],
): Promise<void> => {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  for (const path of paths.sort()) {
    if (leftOut.includes(path.split(sep)[0] ?? '')) continue
    const found = await stat(join(folder, path))
    const name = path.split(sep).join('/')
    if (found.isDirectory()) tar.entry({ name, type: 'directory', mode: 0o700 })
    else {
      const entry = tar.entry({ name, size: found.size, mode: 0o600 })
      await pipeline(createReadStream(join(folder, path)), entry)
    }
  }
  tar.finalize()
  await written
}

/** Unpacks what {@link packFolder} packed, into a folder that may exist. */
export const unpackFolder = async (file: string, folder: string): Promise<void> => {
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar)
  // The loop below throws the same error; until then this promise must not be left unhandled.
  reading.catch(() => undefined)
  for await (const entry of tar) {
    const path = join(folder, entry.header.name)
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true })
      entry.resume()
    } else {
      await mkdir(dirname(path), { recursive: true })
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
    }
  }
  await reading
}
