import { seconds } from '@dhvani/units'
import { WAV_HEADER_BYTES, writeWavHeader } from '@dhvani/audio-files/wav-header'

const LENGTH = seconds(30)

/** Sample rate, in hertz. */
const RATE = 8000

/** Silence in unsigned 8-bit samples. */
const MIDDLE = 128

/** One sample in so many is a step off the middle. */
const CLICK_EVERY = 613

/** An 8-bit mono WAV of sparse one-step clicks: about -70 dBFS. */
const quietWav = (): Blob => {
  const bytes = new Uint8Array(WAV_HEADER_BYTES + LENGTH * RATE).fill(MIDDLE)
  writeWavHeader(new DataView(bytes.buffer), { channels: 1, sampleRate: RATE, bitsPerSample: 8 })
  for (let index = WAV_HEADER_BYTES; index < bytes.length; index += CLICK_EVERY) {
    bytes[index] = MIDDLE + 1
  }
  return new Blob([bytes], { type: 'audio/wav' })
}

/** A nearly silent media element that plays while the mix, or a player beside it, plays. */
export type AnchorElement = { setPlaying(isPlaying: boolean): void; dispose(): void }

/**
 * Chrome on Android shows its media notification only for a media element of at least 5 s, never
 * for Web Audio alone (https://github.com/halos-org/skip/issues/479): this element brings it up. Bluetooth
 * and car players follow the element too, so it pauses the moment they do.
 */
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
      // A refusal costs the notification only; the mix does not depend on this element.
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
