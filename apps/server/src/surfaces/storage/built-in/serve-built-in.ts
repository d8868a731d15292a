import type { FileToSend } from '../serve/send-file.ts'
import type { BuiltInFile } from './built-in-files.ts'

const YEAR_SECONDS = 31_536_000

/** A rendered sound: kept for ever under the address of its version, asked about under others. */
export const builtInToSend = (file: BuiltInFile, askedVersion: unknown): FileToSend => ({
  etag: `"${file.version}"`,
  size: file.size,
  type: file.type,
  modified: file.modified,
  caching: {
    'cache-control':
      askedVersion === file.version ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
  },
  bytes: { path: file.path },
})
