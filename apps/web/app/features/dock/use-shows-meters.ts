import { useStore } from '#lib/store/store.ts'

const matching = (query: string) => ({
  subscribe: (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  },
  getSnapshot: () => matchMedia(query).matches,
})

/** The width from which on the dock folds: that of Tailwind's `lg`. */
const wide = matching('(width >= 64rem)')

const lessMotion = matching('(prefers-reduced-motion: reduce)')

const visible = {
  subscribe: (onChange: () => void) => {
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
  getSnapshot: () => document.visibilityState === 'visible',
}

type Shown = {
  /** Whether a wide screen's dock is one line. */
  readonly isFolded: boolean
  /** Whether a narrow screen shows the sounds. */
  readonly isOpen: boolean
}

/** Whether levels are measured and drawn: only where they are seen, and not for listeners who ask for less motion. */
export const useShowsMeters = ({ isFolded, isOpen }: Shown): boolean => {
  const isWide = useStore(wide, false)
  const isStill = useStore(lessMotion, true)
  const isVisible = useStore(visible, false)
  return isVisible && !isStill && (isWide ? !isFolded : isOpen)
}
