type FollowPresses = {
  /** Which elements inside `root` are meant. */
  readonly selector: string
  /** Somebody reaches for one: a good moment to fetch what the press will need. */
  readonly prepare: () => unknown
  readonly press: (element: HTMLElement) => unknown
}

/**
 * Answers presses on elements that were written into the page and that no component stands behind.
 *
 * @returns what ends it
 */
export const followPresses = (
  root: HTMLElement | Document,
  { selector, prepare, press }: FollowPresses,
): (() => void) => {
  const scope = new AbortController()
  const find = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null
  const handleReach = (event: Event) => {
    if (find(event)) prepare()
  }
  root.addEventListener('pointerover', handleReach, { signal: scope.signal, passive: true })
  root.addEventListener('focusin', handleReach, { signal: scope.signal })
  root.addEventListener(
    'click',
    (event) => {
      const element = find(event)
      if (element) press(element)
    },
    { signal: scope.signal },
  )
  return () => scope.abort()
}
