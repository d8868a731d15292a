/**
 * The one way to import code later, besides `latePart` of the components (the lint rule
 * `dhvani/late-parts`). In a build, the import tries again by itself (import-part.ts). The log is told
 * what failed in the end.
 *
 * @throws when the code does not arrive
 */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    reportError(error)
    throw error
  }
}
