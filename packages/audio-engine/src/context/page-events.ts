import type { AudioHost } from './audio-host.ts'
import type { ElementPool } from '../loading/element-pool.ts'
import type { Scope } from './scope.ts'

/**
 * Recovers the context when the page comes back into view, when an output device comes or goes, and
 * at a gesture while it is blocked. A gesture also primes media elements.
 */
export const watchPageEvents = ({
  host,
  elements,
  scope,
}: {
  readonly host: AudioHost
  readonly elements: ElementPool
  readonly scope: Scope
}): void => {
  const recover = () => void host.recover()
  scope.listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') recover()
  })
  if ('mediaDevices' in navigator) scope.listen(navigator.mediaDevices, 'devicechange', recover)
  // Space presses a button when it is let go, and the press should find the context as the key found it.
  for (const gesture of ['pointerup', 'keyup']) {
    scope.listen(document, gesture, () => {
      elements.prime()
      if (host.isBlocked()) void host.recover(true)
    })
  }
}
