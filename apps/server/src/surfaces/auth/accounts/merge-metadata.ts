type Metadata = Readonly<Record<string, unknown>>

/** A shallow merge. A change to `null` removes the key. */
export const mergeMetadata = (
  before: Metadata | null,
  changes: Metadata,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null),
  )
