/** Where an upload says nothing about caching, or nothing that can be read. */
export const NO_CACHE = 'no-cache'

/** @param seconds a whole number, as clients write it in forms and in TUS metadata */
export const renderCaching = (seconds: string | undefined): string =>
  seconds !== undefined && /^\d{1,9}$/.test(seconds) ? `max-age=${seconds}` : NO_CACHE
