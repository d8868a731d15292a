/** Most bytes of a request's body where a route sets no limit of its own: 1 MiB. */
export const BODY_LIMIT_BYTES = 1_048_576
