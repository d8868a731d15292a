import { createSmallWindow } from '#lib/page/small-window.ts'

/** The small window of the focus timer, over every page: the clock and two buttons. */
export const timerWindow = createSmallWindow({ width: 300, height: 190 })
