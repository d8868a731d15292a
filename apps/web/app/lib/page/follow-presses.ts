type FollowPresses = {
  /** Selects the elements inside `root` whose presses count. */
  readonly selector: string
  /** Called when the pointer or the focus reaches one: load the code that a press needs. */
  readonly prepare: () => unknown
  readonly press: (element: HTMLElement) => unknown
}

/**
 * Answers presses on elements of prerendered HTML that no component hydrates.
 *
 * @returns a function that ends the following
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
