import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BUILT_IN_BUCKET,
  soundManifestSchema,
  type RenderedFile,
  type SoundManifest,
} from '@dhvani/catalogue'
import type { Platform } from '#platform/platform.ts'
import { BUILT_IN_VERSION, type ObjectMetadata } from '../store/object-row.ts'

const renderedFiles = ({ sounds, beats, kits }: SoundManifest): RenderedFile[] => [
  ...Object.values(sounds).flatMap(({ standard, small }) => [standard, small]),
  ...Object.values(beats).flatMap(({ file, play }) =>
    play.kind === 'anchors' ? [file, ...play.anchors.map((anchor) => anchor.file)] : [file],
  ),
  ...Object.values(kits).map(({ sprite }) => sprite),
]

const rowOf = ({ name, bytes, version }: RenderedFile) => ({
  name,
  metadata: {
    eTag: `"${version}"`,
    size: bytes,
    mimetype: 'audio/mpeg',
    cacheControl: 'no-cache',
    lastModified: new Date(0).toISOString(),
    contentLength: bytes,
    httpStatusCode: 200,
  } satisfies ObjectMetadata,
})

const readManifest = async (directory: string): Promise<SoundManifest | undefined> => {
  try {
    const text = await readFile(join(directory, 'manifest.json'), 'utf8')
    return soundManifestSchema.parse(JSON.parse(text))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const SYNC = `
  with wanted as (
    select name, metadata from json_to_recordset($2::text::json) as _(name text, metadata jsonb)
  ), gone as (
    delete from storage.objects o where o.bucket_id = $1 and o.version = $3
      and not exists (select from wanted where wanted.name = o.name)
  )
  insert into storage.objects (bucket_id, name, version, metadata)
  select $1, name, $3, metadata from wanted
  on conflict (bucket_id, name) do update set metadata = excluded.metadata, version = excluded.version
  where storage.objects.metadata is distinct from excluded.metadata`

/**
 * Lists the rendered sounds in the bucket `dhvani`, as the manifest has them. Nothing is copied:
 * they are served from where the renderer put them.
 */
export const syncBuiltIn = async ({ database, soundsDirectory }: Platform): Promise<void> => {
  const manifest = await readManifest(soundsDirectory)
  const rows = manifest ? renderedFiles(manifest).map(rowOf) : []
  const unique = [...new Map(rows.map((row) => [row.name, row])).values()]
  await database.transaction(
    (tx) => tx.query(SYNC, [BUILT_IN_BUCKET, JSON.stringify(unique), BUILT_IN_VERSION]),
    { as: { role: 'service_role', settings: { 'storage.allow_delete_query': 'true' } } },
  )
}
