/** A slider that rests this long is where the listener wants it, in milliseconds. */
const REST_MS = 200

/** Waits until the listener lets a slider rest: each value on its way would be rendered for nothing. */
export const createSliderRest = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void) | undefined

  const forget = () => {
    clearTimeout(timer)
    waiting = undefined
  }
  const runNow = () => {
    const run = waiting
    forget()
    run?.()
  }
  return {
    /** Runs `next` when the slider has rested. A later call replaces it. */
    run: (next: () => void): void => {
      clearTimeout(timer)
      waiting = next
      timer = setTimeout(runNow, REST_MS)
    },
    /** Runs what waits: the listener will move this slider no more. */
    runNow,
    forget,
  }
}
