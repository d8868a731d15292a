import { milliseconds, seconds, type Seconds } from '@dhvani/units'
import { equalPowerCurve } from './equal-power.ts'
import type { StreamedAudio } from '../loading/loaded-audio.ts'
import { openMediaDeck, playMediaDeck, type MediaDeck } from './media-deck.ts'
import type { Scope } from '../context/scope.ts'

/** Longest overlap of a long sound's end with its beginning. */
const LONGEST_CROSSFADE = seconds(2)

/** The next deck is told to play this long before its crossfade begins. */
const HEAD_START = milliseconds(50)

/** `timeupdate` comes about four times a second (HTML, "time marches on"): a timer is exact. */
const TIMER_BEFORE = milliseconds(600)

/** The crossfade ends this long before the deck that leaves would repeat by itself. */
const END_MARGIN = milliseconds(20)

const SHORTEST_CROSSFADE = milliseconds(50)

export type AlternatingDecksOptions = {
  readonly audio: StreamedAudio
  readonly position: Seconds
  readonly output: AudioNode
  readonly createMediaElement: () => HTMLAudioElement
  readonly scope: Scope
  /** Whether the sound goes on: one that is fading out begins no crossfade. */
  readonly goesOn: () => boolean
  /** The deck that leads has begun to sound. */
  readonly onPlaying: () => void
  readonly onFault: (reason: unknown) => void
}

/**
 * Repeats a streamed sound: two decks take turns, and the end of one overlaps the beginning of the
 * other. If a timer is missed in a hidden page, the deck repeats by itself with a short gap.
 *
 * @returns reads where in the audio the listener is
 */
export const startAlternatingDecks = (
  context: AudioContext,
  options: AlternatingDecksOptions,
): (() => Seconds) => {
  const { audio, position, output, createMediaElement, scope, goesOn, onPlaying, onFault } = options
  const overlap = Math.min(LONGEST_CROSSFADE, audio.duration / 4)
  // Both are taken now: on iOS no other element may be allowed to play later.
  const elements = [createMediaElement(), createMediaElement()]
  let crossing: 'no' | 'waiting' | 'under way' = 'no'
  let next: MediaDeck | undefined

  const open = (gain: number): MediaDeck => {
    const element = elements.shift() ?? createMediaElement()
    const deck = openMediaDeck(context, { element, url: audio.url, gain, output, scope, onFault })
    scope.listen(element, 'timeupdate', () => watch(deck))
    scope.listen(element, 'playing', () => {
      if (deck === current) onPlaying()
      else cross(deck)
    })
    return deck
  }

  const remaining = () => audio.duration - current.element.currentTime

  const swap = (old: MediaDeck, fresh: MediaDeck) => {
    old.element.pause()
    old.element.currentTime = 0
    current = fresh
    next = old
    crossing = 'no'
  }

  const cross = (fresh: MediaDeck) => {
    if (crossing !== 'waiting') return
    crossing = 'under way'
    const old = current
    const length = Math.max(SHORTEST_CROSSFADE, Math.min(overlap, remaining() - END_MARGIN))
    const now = context.currentTime
    const fade = ({ fade: { gain } }: MediaDeck, side: 'enter' | 'leave') => {
      gain.cancelScheduledValues(now)
      gain.setValueCurveAtTime(equalPowerCurve(side), now, length)
    }
    fade(old, 'leave')
    fade(fresh, 'enter')
    scope.after(seconds(length + 0.03), () => swap(old, fresh))
  }

  const startNext = () => {
    if (crossing !== 'waiting') return
    next ??= open(0)
    next.element.currentTime = 0
    playMediaDeck(next, onFault)
  }

  const watch = (deck: MediaDeck) => {
    const left = remaining()
    if (deck !== current || crossing !== 'no' || !goesOn() || left > overlap + TIMER_BEFORE) return
    crossing = 'waiting'
    // The next deck opens now, so that its first bytes have come when it must begin.
    next ??= open(0)
    scope.after(seconds(Math.max(0, left - overlap - HEAD_START)), startNext)
  }

  let current = open(1)
  if (position > 0 && position < audio.duration) current.element.currentTime = position
  playMediaDeck(current, onFault)
  return () => seconds(current.element.currentTime)
}
