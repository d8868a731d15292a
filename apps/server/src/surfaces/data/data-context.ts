import type { Platform } from '#platform/platform.ts'
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts'

/** What the endpoints of the data API work with: the platform and what is known of the schema. */
export type DataContext = Platform & { readonly schema: SchemaCache }

export const createDataContext = (platform: Platform): DataContext => ({
  ...platform,
  schema: createSchemaCache(platform.database, () => platform.clock.now()),
})
