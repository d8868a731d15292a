import { seconds } from '@dhvani/units'

/**
 * Chrome on Android shows its media notification only for a media element of at least 5 s, never
 * for Web Audio alone (https://github.com/halos-org/skip/issues/479). This is such an element: half
 * a minute of noise at -70 dBFS, played while the mix plays (docs/contract/audio.md §4).
 */

const LENGTH = seconds(30)
const RATE = 8000
const MIDDLE = 128

/** Bytes 44 to the end of an 8-bit mono WAV: one unit up or down now and then is about -70 dBFS. */
const quietWav = (): Blob => {
  const count = LENGTH * RATE
  const bytes = new Uint8Array(44 + count).fill(MIDDLE)
  const view = new DataView(bytes.buffer)
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) bytes[at + index] = word.charCodeAt(index)
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + count, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, count, true)
  for (let index = 44; index < bytes.length; index += 613) bytes[index] = MIDDLE + 1
  return new Blob([bytes], { type: 'audio/wav' })
}

export type AnchorElement = { setPlaying(isPlaying: boolean): void; dispose(): void }

/** Bluetooth and car players follow it too, so it pauses the moment the mix does. */
export const createAnchorElement = (create: () => HTMLAudioElement): AnchorElement => {
  let anchor: { element: HTMLAudioElement; url: string } | undefined

  const open = () => {
    const url = URL.createObjectURL(quietWav())
    const element = create()
    element.loop = true
    element.src = url
    return { element, url }
  }

  return {
    setPlaying(isPlaying) {
      if (!isPlaying) {
        anchor?.element.pause()
        return
      }
      anchor ??= open()
      if (!anchor.element.paused) return
      // Without it only the notification is missing; the mix itself does not depend on it.
      anchor.element.play().catch(() => undefined)
    },
    dispose() {
      if (anchor === undefined) return
      anchor.element.pause()
      anchor.element.removeAttribute('src')
      URL.revokeObjectURL(anchor.url)
      anchor = undefined
    },
  }
}

/** Whether this is Chrome on Android, the one place that needs an anchor. */
export const needsAnchor = (userAgent: string): boolean =>
  /Android/.test(userAgent) && /Chrome\//.test(userAgent)
