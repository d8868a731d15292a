import { openEmbeddedDatabase } from '#platform/database/open-database.ts'
import { createDataDirectory } from '../harness/index.ts'

/** A caller who reads it stops the embedded database, as a costly request would. */
export const ENDLESS_PATH = '/rest/v1/endless'

/** Makes a data directory as after a first start, with a view that never ends. */
export const createEndlessDataDirectory = async (directory: string): Promise<void> => {
  await createDataDirectory(directory)
  const database = await openEmbeddedDatabase(directory)
  try {
    await database.script(`
      create function public.run_for_ever() returns int language plpgsql
        as $$ begin loop null; end loop; end $$;
      create view public.endless as select public.run_for_ever() as id;
      grant select on public.endless to anon;`)
  } finally {
    await database.close()
  }
}
