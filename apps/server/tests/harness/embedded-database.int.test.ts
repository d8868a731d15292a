import { expect, it } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { openTemplateDatabase } from './embedded-database.ts'

const lookAt = async (database: Database) => {
  const [found] = await database.query(
    `select (select count(*) from public.contact_messages) as messages,
       (select json_agg(id order by id) from storage.buckets) as buckets,
       current_setting('statement_timeout') as timeout, to_regclass('public.leftover') as leftover`,
  )
  return found
}

it.each([
  [
    'rows, settings and buckets',
    `set statement_timeout = '5s'; insert into storage.buckets (id, name) values ('more', 'more')`,
  ],
  ['tables', 'create table public.leftover (id int)'],
])('gives the next server a database without the %s of the last one', async (_what, change) => {
  const first = await openTemplateDatabase()
  const untouched = await lookAt(first)
  await first.query(
    `insert into public.contact_messages (name, email, message) values ('Asha', 'a@example.com', 'Namaste')`,
  )
  await first.script(change)
  expect(await lookAt(first)).not.toEqual(untouched)
  await first.close()
  const second = await openTemplateDatabase()
  expect(await lookAt(second)).toEqual(untouched)
  await second.close()
})
