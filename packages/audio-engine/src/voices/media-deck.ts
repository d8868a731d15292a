import type { Scope } from '../context/scope.ts'

/** A media element that plays through a gain of its own. */
export type MediaDeck = { readonly element: HTMLAudioElement; readonly fade: GainNode }

export type MediaDeckOptions = {
  readonly element: HTMLAudioElement
  readonly url: string
  /** Linear gain to begin with. */
  readonly gain: number
  readonly output: AudioNode
  /** Silences the element and frees its nodes when it is disposed of. */
  readonly scope: Scope
  readonly onFault: (reason: unknown) => void
}

export const openMediaDeck = (
  context: AudioContext,
  { element, url, gain, output, scope, onFault }: MediaDeckOptions,
): MediaDeck => {
  element.crossOrigin = 'anonymous'
  element.preload = 'auto'
  element.loop = true
  const fade = new GainNode(context, { gain })
  const source = context.createMediaElementSource(element)
  source.connect(fade).connect(output)
  element.src = url
  scope.add(() => {
    element.pause()
    element.removeAttribute('src')
    element.load()
    source.disconnect()
    fade.disconnect()
  })
  scope.listen(element, 'error', () => onFault(new Error(element.error?.message ?? url)))
  return { element, fade }
}

/** Starts an element; that it is paused while it starts is not a fault. */
export const playMediaDeck = ({ element }: MediaDeck, onFault: (reason: unknown) => void): void => {
  element.play().catch((reason: unknown) => {
    const isPaused = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isPaused) onFault(reason)
  })
}
