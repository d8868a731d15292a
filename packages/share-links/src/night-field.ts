/** Name of the field of a night in the fragment of the address. */
export const NIGHT_FIELD = 'night'

/**
 * Code that shows a mix asks this before it loads what reads a night.
 *
 * @param hash as `location.hash` has it
 * @returns whether the link means to carry a night; it may be one that cannot be read
 */
export const meansNight = (hash: string): boolean => hash.startsWith(`#${NIGHT_FIELD}=`)
