import type { Queryable } from './database.ts'

/** The database keeps its text in an encoding that lacks most letters of India. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
}

/**
 * Requires UTF-8: in SQL_ASCII a check that counts letters or finds unseen ones counts bytes, and any other encoding
 * cannot hold Devanagari. PostgreSQL takes SQL_ASCII where its cluster was made without a locale.
 *
 * @throws {EncodingError}
 */
export const requireUtf8 = async (database: Queryable): Promise<void> => {
  const [found] = await database.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  )
  if (found?.encoding !== 'UTF8')
    throw new EncodingError(
      `The database of DATABASE_URL keeps its text as ${found?.encoding}, and Dhvani needs UTF8. Create an empty one: create database dhvani template template0 encoding 'UTF8'.`,
    )
}
