/** One of the sixteen musicians blinks this often, so each of them about every ten seconds. */
const BLINK_INTERVAL_MS = 640

/** How long the eyes stay closed. */
const BLINK_LENGTH_MS = 130

/** Seven has no common factor with sixteen: every musician blinks once a round, never neighbours. */
const STEP = 7

/**
 * Lets the musicians blink, one at a time, until the caller calls the returned function. A blink
 * changes one avatar and no frame loop runs. No musician blinks on a hidden page.
 */
export const blinkStage = (stage: HTMLElement): (() => void) => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let turn = 0
  let opening: ReturnType<typeof setTimeout> | undefined

  const blink = () => {
    turn += STEP
    if (document.hidden || reduced.matches) return
    const avatars = stage.querySelectorAll<HTMLElement>('.avatar')
    const avatar = avatars[turn % avatars.length]
    if (!avatar?.dataset.movement) return
    avatar.dataset.blink = ''
    opening = setTimeout(() => delete avatar.dataset.blink, BLINK_LENGTH_MS)
  }

  const rhythm = setInterval(blink, BLINK_INTERVAL_MS)
  return () => {
    clearInterval(rhythm)
    clearTimeout(opening)
  }
}
