import { comesOnline, isOnline } from '#lib/network/online.ts'

/** How long code waits for the network where no place of the page says that it is missing, in milliseconds. */
const WAIT_MS = 7500

type LoadOptions = {
  /** Whether the page says in the place of the part that it is missing: then the caller learns it at once. */
  readonly isTold?: boolean
}

/**
 * The one way to import code later, besides `latePart` of the components (the lint rule
 * `dhvani/late-parts`). In a build, the import tries again by itself (import-part.ts). Where the browser
 * is offline, the import waits a while for the network. The log is told what failed in the end.
 *
 * @throws when the code does not arrive
 */
export const loadPart = async <Part>(
  load: () => Promise<Part>,
  { isTold = false }: LoadOptions = {},
): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    if (!isTold && !isOnline()) {
      await comesOnline(WAIT_MS)
      return loadPart(load, { isTold: true })
    }
    reportError(error)
    throw error
  }
}
