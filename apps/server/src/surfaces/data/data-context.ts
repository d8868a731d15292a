import type { Database } from '#platform/database/database.ts'
import type { SchemaCache } from './schema/schema-cache.ts'

/** What the data API works with. */
export type DataParts = { readonly database: Database; readonly schema: SchemaCache }
