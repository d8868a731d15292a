const holders = new Set<() => boolean>()

/**
 * A part of the page that a reload would take something from, such as a sound that plays or a file that
 * is being sent, says here when it does. The page then loads no new version.
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
