import type { ErrorReport } from '@dhvani/catalogue'
import { ERROR_NAMES, ERROR_PLACE, MOST_ERROR_PLACES } from '@dhvani/catalogue/error-report-facts'

/**
 * What the site's operator may know of an error: its kind, and where in the site's own files it happened.
 * Its message may hold what a person wrote.
 *
 * @returns `undefined` where none of the site's files is in the stack, as for errors of an extension
 */
export const describeError = (
  error: Error,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): ErrorReport | undefined => {
  const places = (error.stack ?? '')
    .split(origin)
    .flatMap((rest) => ERROR_PLACE.exec(rest)?.[0] ?? [])
    .slice(0, MOST_ERROR_PLACES)
  if (places.length === 0) return undefined
  const name =
    error instanceof DOMException
      ? 'DOMException'
      : (ERROR_NAMES.find((known) => known === error.name) ?? 'Error')
  return { name, places, page: pathname }
}
