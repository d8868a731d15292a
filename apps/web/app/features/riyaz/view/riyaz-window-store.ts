import { createSmallWindow } from '#lib/page/small-window.ts'

/** The wheel and the buttons of the room in a window above all others. */
export const riyazWindow = createSmallWindow({ width: 320, height: 420 })
