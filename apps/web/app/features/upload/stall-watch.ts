/**
 * A line that moves nothing for so long, in milliseconds, is dead, also where the browser has not noticed. A
 * browser reports bytes as sent when they wait in the system, so a slow line needs much of that time.
 */
const STALLED_AFTER_MS = 60_000

export type StallWatch = {
  /** Something moved: the time counts anew. */
  readonly moved: () => void
  readonly stop: () => void
}

/** @param onStall called once nothing has moved for a minute; nothing is watched before the first `moved` */
export const createStallWatch = (onStall: () => void): StallWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    moved() {
      stop()
      timer = setTimeout(onStall, STALLED_AFTER_MS)
    },
    stop,
  }
}
