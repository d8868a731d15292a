/** Somebody blinks this often, in milliseconds: each of sixteen about every ten seconds. */
const EVERY = 640

const CLOSED = 130

/** From one to the next by seven: everybody once a round, never two neighbours in a row. */
const STEP = 7

/**
 * Lets the musicians blink, one at a time, until the returned function is called. Each blink
 * touches one pair of eyes; nothing runs in between, and nobody blinks on a hidden page.
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
    opening = setTimeout(() => delete avatar.dataset.blink, CLOSED)
  }

  const rhythm = setInterval(blink, EVERY)
  return () => {
    clearInterval(rhythm)
    clearTimeout(opening)
  }
}
