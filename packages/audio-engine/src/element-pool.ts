/** Three long sounds, two elements each: more than a mix has. */
const SPARE = 6

export type ElementPool = {
  /** Call it inside a pointer or key event. */
  prime(): void
  /** An element that has its permission if there is one left, else a new one. */
  take(): HTMLAudioElement
}

/**
 * iOS lets a media element play outside of a gesture only if that same element was asked to play
 * inside one. A long sound starts after its file was looked at, and its second element half an
 * hour later: so elements are asked early, with nothing in them, and kept for then.
 */
export const createElementPool = (
  create: () => HTMLAudioElement,
  { isNeeded }: { readonly isNeeded: boolean },
): ElementPool => {
  const primed: HTMLAudioElement[] = []
  return {
    prime() {
      while (isNeeded && primed.length < SPARE) {
        const element = create()
        // Without a source it can only be refused; that it was asked is all that counts.
        element.play().catch(() => undefined)
        element.pause()
        primed.push(element)
      }
    },
    take: () => primed.pop() ?? create(),
  }
}

/** iPhones and iPads, those that call themselves a Mac included. */
export const needsPriming = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
