const holders = new Set<() => boolean>()

/**
 * Keeps the page from loading a new version for as long as `isNeeded` is true. For parts of the page that a
 * reload would interrupt, such as a sound that plays or a file that is being sent.
 *
 * @returns a function that ends it
 */
export const holdPageWhile = (isNeeded: () => boolean): (() => void) => {
  holders.add(isNeeded)
  return () => {
    holders.delete(isNeeded)
  }
}

export const isPageHeld = (): boolean => [...holders].some((isNeeded) => isNeeded())
