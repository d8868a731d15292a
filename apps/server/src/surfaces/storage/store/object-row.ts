/** `metadata` of a storage object, as upstream writes it (docs/contract/storage.md §3). */
export type ObjectMetadata = {
  readonly eTag: string
  readonly size: number
  readonly mimetype: string
  readonly cacheControl: string
  readonly lastModified: string
  readonly contentLength: number
  readonly httpStatusCode: 200
}

export type ObjectRow = {
  readonly id: string
  readonly bucket_id: string
  readonly name: string
  readonly owner: string | null
  readonly owner_id: string | null
  readonly version: string
  readonly created_at: Date
  readonly updated_at: Date
  readonly last_accessed_at: Date
  readonly metadata: ObjectMetadata
  readonly user_metadata: Record<string, unknown> | null
}

export const OBJECT_COLUMNS = `id, bucket_id, name, owner, owner_id, version, created_at,
  updated_at, last_accessed_at, metadata, user_metadata`

/**
 * @returns where a version's bytes are. Bytes are kept by version and not by name: replacing, moving
 * or deleting an object changes one row only, and no reader sees a half-written file.
 */
export const blobKeyOf = (version: string): string => `objects/${version.slice(0, 2)}/${version}`

/** Rows of rendered files have this version: their bytes are on disk and in no blob. */
export const BUILT_IN_VERSION = 'built-in'
