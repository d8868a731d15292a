import { loadPart } from '#lib/code/load-part.ts'
import type { findPeaksOf, fitFile } from './fit-file.ts'
import { FitRefusal } from './fit-refusal.ts'

/**
 * {@link fitFile}, whose code comes with the first use.
 *
 * @throws {FitRefusal} also `missing`, where the code does not come
 */
export const fitLater: typeof fitFile = async (...given) => {
  const { fitFile: fit } = await loadPart(() => import('./fit-file.ts')).catch((cause: unknown) => {
    throw new FitRefusal('missing', undefined, { cause })
  })
  return fit(...given)
}

/** {@link findPeaksOf}, whose code comes with the first use; the page does without a waveform where it does not come. */
export const findPeaksLater: typeof findPeaksOf = async (...given) => {
  const { findPeaksOf: find } = await loadPart(() => import('./fit-file.ts'))
  return find(...given)
}
