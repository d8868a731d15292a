import type { Blobs } from '#platform/blobs/blobs.ts'
import { builtInToSend } from '../built-in/serve-built-in.ts'
import type { StorageContext } from '../storage-context.ts'
import { storageErrors } from '../storage-errors.ts'
import {
  BUILT_IN_VERSION,
  blobKeyOf,
  type ObjectMetadata,
  type ObjectRow,
} from '../store/object-row.ts'
import type { FileToSend } from './send-file.ts'

/** Browsers and proxies may keep a file for an hour at most, so that a deleted one soon stops playing. */
const LONGEST_KEPT_SECONDS = 3_600

const LIFETIME =
  /^(max-age|s-maxage|stale-while-revalidate|stale-if-error)[\t ]*=[\t ]*("?)(\d{1,15})\2$/i

const PLAIN =
  /^(?:public|private|no-cache|no-store|no-transform|must-revalidate|proxy-revalidate|must-understand|immutable)$/i

const boundedDirective = (directive: string): string | undefined => {
  if (PLAIN.test(directive)) return directive
  const [, name, , seconds] = LIFETIME.exec(directive) ?? []
  return name && `${name}=${Math.min(Number(seconds), LONGEST_KEPT_SECONDS)}`
}

/**
 * Reads every directive (RFC 9111, section 5.2), and bounds those with a time in either of their spellings. A value with
 * one that this server does not read is no value: another cache may read it.
 */
const boundedCaching = (cacheControl: string): string => {
  const directives = cacheControl.split(',').map((part) => boundedDirective(part.trim()))
  return directives.includes(undefined) ? 'no-cache' : directives.join(', ')
}

/** The bytes of one version of an object. */
export const storedFile = (
  blobs: Pick<Blobs, 'open' | 'pathOf'>,
  { version, metadata }: { readonly version: string; readonly metadata: ObjectMetadata },
  caching?: Readonly<Record<string, string>>,
): FileToSend => {
  const key = blobKeyOf(version)
  const path = blobs.pathOf(key)
  return {
    etag: metadata.eTag,
    size: metadata.size,
    type: metadata.mimetype,
    modified: new Date(metadata.lastModified),
    caching: caching ?? {
      'cache-control': boundedCaching(metadata.cacheControl),
    },
    bytes: path === undefined ? { open: (range) => blobs.open(key, range) } : { path },
  }
}

/** The file of a row. The bytes of rendered sounds are on disk and in no blob. */
export const rowToSend = async (
  { blobs, builtIn }: Pick<StorageContext, 'blobs' | 'builtIn'>,
  row: ObjectRow,
  caching?: Readonly<Record<string, string>>,
): Promise<FileToSend> => {
  if (row.version !== BUILT_IN_VERSION) return storedFile(blobs, row, caching)
  const rendered = await builtIn.find(row.name)
  if (!rendered) throw storageErrors.noSuchKey()
  return builtInToSend(rendered, undefined)
}
