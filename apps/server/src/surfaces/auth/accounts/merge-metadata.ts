import { authErrors } from '../auth-errors.ts'

type Metadata = Readonly<Record<string, unknown>>

/** Bytes. Access tokens carry it in base64, and headers of a request have 16 KiB. */
const LONGEST = 8192

/** @throws {AuthError} `validation_failed` for more `user_metadata` than a token can carry */
export const requireShortMetadata = (metadata: Metadata): void => {
  if (Buffer.byteLength(JSON.stringify(metadata)) > LONGEST)
    throw authErrors.validationFailed(`user_metadata cannot be longer than ${LONGEST} bytes`, 422)
}

/** A shallow merge. A change to `null` removes the key. */
export const mergeMetadata = (
  before: Metadata | null,
  changes: Metadata,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null),
  )
