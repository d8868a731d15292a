import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import { clockOf, glide, GLIDE } from './glide.ts'
import type { StreamedAudio } from './loaded-audio.ts'
import { createScope } from './scope.ts'
import { FADE_OUT, type Voice, type VoiceEvents } from './voice.ts'

/** How long the end of a long sound overlaps its beginning. */
const LONGEST_CROSSFADE = seconds(2)

/** The second element is asked to play this long before it is needed. */
const HEAD_START = milliseconds(50)

/** `timeupdate` comes about four times a second: from here on a timer takes over. */
const WATCH_BEFORE = milliseconds(600)

const EQUAL_POWER_POINTS = 64

const equalPowerCurve = (isRising: boolean): Float32Array =>
  Float32Array.from({ length: EQUAL_POWER_POINTS }, (_, index) => {
    const along = (index / (EQUAL_POWER_POINTS - 1)) * (Math.PI / 2)
    return isRising ? Math.sin(along) : Math.cos(along)
  })

export type ElementVoiceOptions = {
  readonly audio: StreamedAudio
  readonly position: Seconds
  readonly output: AudioNode
  readonly createMediaElement: () => HTMLAudioElement
}

type Deck = { readonly element: HTMLAudioElement; readonly fade: GainNode }

/**
 * Repeats a sound of any length without holding it in memory: two media elements take turns, and
 * the end of one overlaps the beginning of the other at equal power. Should a timer be missed in a
 * hidden page, the element repeats by itself with its own short gap.
 */
export const createElementVoice = (
  context: AudioContext,
  { audio, position, output, createMediaElement }: ElementVoiceOptions,
  { onIdle, onFault }: VoiceEvents,
): Voice => {
  const scope = createScope()
  const edge = new GainNode(context, { gain: 0 })
  const overlap = Math.min(LONGEST_CROSSFADE, audio.duration / 4)
  let isOver = false
  let cancelEnd: (() => void) | undefined
  let pausedAt: Seconds | undefined
  let crossing: 'no' | 'waiting' | 'under way' = 'no'

  // Taken at once: on iOS the one for later may be the last that is allowed to play then.
  const elements = [createMediaElement(), createMediaElement()]

  const openDeck = (gain: number): Deck => {
    const element = elements.shift() ?? createMediaElement()
    element.crossOrigin = 'anonymous'
    element.preload = 'auto'
    element.loop = true
    const fade = new GainNode(context, { gain })
    const source = context.createMediaElementSource(element)
    source.connect(fade).connect(edge)
    element.src = audio.url
    scope.add(() => {
      element.pause()
      element.removeAttribute('src')
      element.load()
      source.disconnect()
      fade.disconnect()
    })
    scope.listen(element, 'error', () => fail(new Error(element.error?.message ?? audio.url)))
    return { element, fade }
  }

  const fail = (reason: unknown) => {
    if (isOver) return
    free()
    onFault(reason)
  }

  const run = (deck: Deck) => {
    deck.element.play().catch((reason: unknown) => {
      // Pausing in the middle of starting is our own doing.
      const isOurs = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isOurs) fail(reason)
    })
  }

  let lead = openDeck(1)
  let next: Deck | undefined

  const free = () => {
    if (isOver) return
    isOver = true
    scope.dispose()
    edge.disconnect()
  }

  const whereNow = (): Seconds => pausedAt ?? seconds(lead.element.currentTime)

  const end = () => {
    const at = whereNow()
    free()
    onIdle(at)
  }

  const remaining = () => audio.duration - lead.element.currentTime

  const swap = (old: Deck, fresh: Deck) => {
    old.element.pause()
    old.element.currentTime = 0
    lead = fresh
    next = old
    crossing = 'no'
  }

  const cross = (fresh: Deck) => {
    if (crossing !== 'waiting' || isOver) return
    crossing = 'under way'
    const old = lead
    const length = Math.max(0.05, Math.min(overlap, remaining() - 0.02))
    const now = context.currentTime
    for (const [deck, isRising] of [
      [old, false],
      [fresh, true],
    ] as const) {
      deck.fade.gain.cancelScheduledValues(now)
      deck.fade.gain.setValueCurveAtTime(equalPowerCurve(isRising), now, length)
    }
    scope.after(seconds(length + 0.03), () => swap(old, fresh))
  }

  const openNext = (): Deck => {
    const deck = openDeck(0)
    scope.listen(deck.element, 'timeupdate', () => watch(deck))
    scope.listen(deck.element, 'playing', () => {
      if (deck !== lead) cross(deck)
    })
    return deck
  }

  const startNext = () => {
    if (isOver || crossing !== 'waiting') return
    next ??= openNext()
    next.element.currentTime = 0
    run(next)
  }

  function watch(deck: Deck) {
    if (deck !== lead || crossing !== 'no' || pausedAt !== undefined) return
    const left = remaining()
    if (left > overlap + WATCH_BEFORE) return
    crossing = 'waiting'
    // The other deck is opened now, so that its first bytes are here when it must begin.
    next ??= openNext()
    scope.after(seconds(Math.max(0, left - overlap - HEAD_START)), startNext)
  }

  edge.connect(output)
  scope.listen(lead.element, 'timeupdate', () => watch(first))
  scope.listen(lead.element, 'playing', () => {
    if (first !== lead) cross(first)
    else if (pausedAt === undefined) glide(edge.gain, 1, clockOf(context), GLIDE.edge)
  })
  const first = lead
  if (position > 0 && position < audio.duration) first.element.currentTime = position
  run(first)

  return {
    fadeOut() {
      if (isOver || pausedAt !== undefined) return
      pausedAt = seconds(lead.element.currentTime)
      glide(edge.gain, 0, clockOf(context), GLIDE.edge)
      cancelEnd = scope.after(FADE_OUT, end)
    },
    revive() {
      if (isOver) return false
      if (pausedAt === undefined) return true
      cancelEnd?.()
      pausedAt = undefined
      glide(edge.gain, 1, clockOf(context), GLIDE.edge)
      return true
    },
    position: whereNow,
    cut() {
      if (!isOver) end()
    },
  }
}
