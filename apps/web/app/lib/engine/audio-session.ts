import { preferences } from '#lib/store/preferences.ts'

/**
 * What the page is to the system's other sound (W3C Audio Session). `playback` plays on with the screen locked, despite the
 * silent switch, and stops other programs (WebKit bug 261554). `ambient` plays beside them and stops with the screen.
 */
type SessionType = 'auto' | 'playback' | 'ambient' | 'play-and-record'

const findSession = (): { type: string } | undefined =>
  (navigator as { audioSession?: { type: string } }).audioSession

/** Who has the session now. */
const loans = new Set<symbol>()

/** Of the page while nothing has the session on loan: the browser's own choice, until the mix claims it. */
let own = (): SessionType => 'auto'

const chosen = (): SessionType => (preferences.get().playsBeside ? 'ambient' : 'playback')

const apply = (): void => {
  const session = findSession()
  const type = loans.size > 0 ? 'play-and-record' : own()
  // Safari may interrupt what plays when a type is set, also the same one.
  if (session && session.type !== type) session.type = type
}

/** Whether the browser lets a page choose, as those of iOS do. */
export const hasAudioSession = (): boolean => findSession() !== undefined

/** Takes the session for the mix, as the listener chose. To be called before the audio context exists. */
export const claimAudioSession = (): void => {
  if (own !== chosen) preferences.subscribe(apply)
  own = chosen
  apply()
}

/**
 * Lends the session to what listens: `playback` has no microphone.
 *
 * @returns gives it back; another call does nothing
 */
export const borrowAudioSession = (): (() => void) => {
  const loan = Symbol('loan')
  loans.add(loan)
  apply()
  return () => {
    if (loans.delete(loan)) apply()
  }
}
