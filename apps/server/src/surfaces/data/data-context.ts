import type { Platform } from '#platform/platform.ts'
import { createTurns, type Turns } from './rows/turns.ts'
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts'

/** What the endpoints of the data API work with: the platform, what is known of the schema, and whose turn it is. */
export type DataContext = Platform & {
  readonly schema: SchemaCache
  readonly turns: Turns
  readonly watches: InsertWatches
}

/** Follows the new rows of one table, unless the operator adds them. */
export type InsertWatch = {
  /**
   * Called before the rows are stored.
   *
   * @throws {DataError} what the caller is refused with
   */
  admit(asked: { readonly rows: number; readonly address: string }): Promise<void>
  /** Called once rows were stored. */
  stored(): void
}

export type InsertWatches = ReadonlyMap<string, InsertWatch>

export const createDataContext = (platform: Platform, watches: InsertWatches): DataContext => ({
  ...platform,
  watches,
  schema: createSchemaCache(platform.database, () => platform.clock.now()),
  turns: createTurns(),
})
