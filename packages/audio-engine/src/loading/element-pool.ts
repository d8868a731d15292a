/** Enough for three long sounds, two elements each. */
const SPARE = 6

/** Media elements that were asked to play inside a gesture. */
export type ElementPool = {
  /** Asks spare elements to play; to be called inside a pointer or key event. */
  prime(): void
  /** A primed element if one is left, else a new one. */
  take(): HTMLAudioElement
}

/**
 * iOS lets a media element play outside a gesture only if that same element was asked to play
 * inside one. A long sound starts after its length was read, and its second element up to half an
 * hour later: so the pool asks elements early, without a source, and keeps them for then.
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
        // Without a source the browser refuses, but counts the element as asked.
        element.play().catch(() => undefined)
        element.pause()
        primed.push(element)
      }
    },
    take: () => primed.pop() ?? create(),
  }
}

/** Whether this is an iPhone or an iPad; iPads call themselves a Mac, but have touch points. */
export const needsPriming = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
