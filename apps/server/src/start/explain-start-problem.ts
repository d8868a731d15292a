import type { Config } from '#platform/config.ts'
import { DataDirectoryInUseError } from '#platform/data-lock.ts'
import { DatabaseUnavailableError } from '#platform/database/database-error.ts'
import { NewerReleaseError } from '#platform/database/migrate.ts'
import { MissingRolesError } from '#platform/database/require-roles.ts'
import { EncodingError } from '#platform/database/require-utf8.ts'
import { OtherPostgresError } from '#platform/database/open-database.ts'
import { PublicDirectoryError } from '#platform/private-directory.ts'

type SystemError = { readonly code?: string; readonly path?: string; readonly message: string }

/** One line that says what is wrong and what to do about it. */
export const explainStartProblem = (error: unknown, config: Config): string => {
  const { code, path, message } = error as SystemError
  if (
    error instanceof DataDirectoryInUseError ||
    error instanceof EncodingError ||
    error instanceof MissingRolesError ||
    error instanceof NewerReleaseError ||
    error instanceof OtherPostgresError ||
    error instanceof PublicDirectoryError
  )
    return message
  if (error instanceof DatabaseUnavailableError && config.databaseUrl)
    return `DATABASE_URL: the database does not answer (${message}).`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} on ${config.host} is in use. Stop what uses it, or set PORT to another number.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: ${config.host} is not an address of this machine.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path
        ? `No permission to write ${path}. Make it writable, or set DATA_DIR to another directory.`
        : `No permission to listen on port ${config.port}. Set PORT to a number above 1023.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR: ${config.dataDirectory} is not a directory.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of ${config.dataDirectory} is full.`
    case undefined:
    default:
      return `Dhvani could not start: ${message}`
  }
}
