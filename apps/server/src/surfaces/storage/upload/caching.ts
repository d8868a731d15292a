/** For an upload without caching metadata, or with metadata that cannot be parsed. */
export const NO_CACHE = 'no-cache'

/** @param seconds a whole number, as clients write it in forms and in TUS metadata */
export const renderCaching = (seconds: string | undefined): string =>
  seconds !== undefined && /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : NO_CACHE
