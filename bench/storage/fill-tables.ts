import type { TestServer } from '@dhvani/server/testing'

type Database = TestServer['database']

/** As many as one person may keep. */
const SOUNDS_EACH = 200

/** As many objects and sounds of one person, without their bytes. */
export const addSoundsOf = async (
  database: Database,
  personId: string,
  count: number,
): Promise<void> => {
  await database.query(
    `with objects as (
       insert into storage.objects (bucket_id, name, owner_id, version, metadata)
       select 'user-sounds', $1 || '/' || number || '.mp3', $1, gen_random_uuid()::text,
         '{"size": 4000000, "mimetype": "audio/mpeg"}'
       from generate_series(1, $2::int) as number
     )
     insert into public.user_sounds (user_id, name, audio_url, file_name, file_size, created_at)
     select $1::uuid, 'Sound ' || number, '/' || $1 || '/' || number || '.mp3', number || '.mp3',
       4000000, now() - number * interval '1 minute'
     from generate_series(1, $2::int) as number`,
    [personId, count],
  )
}

/** The server ends a statement after eight seconds; this many rows take about one. */
const ROWS_A_STATEMENT = 50_000

const addStrangers = (database: Database, rows: number) =>
  database.query(
    `with people as (
       insert into auth.users (id, aud, role, email, created_at, updated_at)
       select gen_random_uuid(), 'authenticated', 'authenticated',
         gen_random_uuid() || '@example.com', now(), now()
       from generate_series(1, ceil($1::numeric / ${SOUNDS_EACH})::int)
       returning id
     ), sounds as (
       select id, row_number() over () as number
       from people cross join generate_series(1, ${SOUNDS_EACH}) limit $1
     ), objects as (
       insert into storage.objects (bucket_id, name, owner_id, version, metadata)
       select 'user-sounds', id || '/' || number || '.mp3', id::text, gen_random_uuid()::text,
         '{"size": 4000000, "mimetype": "audio/mpeg"}'
       from sounds
     )
     insert into public.user_sounds (user_id, name, audio_url, file_name, file_size, created_at)
     select id, 'Sound ' || number, '/' || id || '/' || number || '.mp3', number || '.mp3',
       4000000, now() - number * interval '1 minute'
     from sounds`,
    [rows],
  )

/** Objects and sounds of strangers, until each table has so many rows. */
export const fillTables = async (database: Database, rows: number): Promise<void> => {
  const [count] = await database.query<{ rows: number }>(
    'select count(*)::int as rows from public.user_sounds',
  )
  for (let have = count?.rows ?? 0; have < rows; have += ROWS_A_STATEMENT)
    await addStrangers(database, Math.min(ROWS_A_STATEMENT, rows - have))
  for (const table of ['auth.users', 'storage.objects', 'public.user_sounds'])
    await database.script(`analyze ${table}`)
}
