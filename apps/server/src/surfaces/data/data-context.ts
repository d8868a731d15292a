import type { Platform } from '#platform/platform.ts'
import { createTurns, type Turns } from './rows/turns.ts'
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts'

/** What the endpoints of the data API work with: the platform, what is known of the schema, and whose turn it is. */
export type DataContext = Platform & { readonly schema: SchemaCache; readonly turns: Turns }

export const createDataContext = (platform: Platform): DataContext => ({
  ...platform,
  schema: createSchemaCache(platform.database, () => platform.clock.now()),
  turns: createTurns(),
})
