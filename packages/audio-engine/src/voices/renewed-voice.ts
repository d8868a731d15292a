import { seconds, type Seconds } from '@dhvani/units'
import { createBufferVoice, type BufferVoiceOptions } from './buffer-voice.ts'
import { createScope } from '../context/scope.ts'
import type { LoopVoiceOptions, Period, Renew, StartLoopVoice } from '../engine-types.ts'
import { equalPowerCurve } from './equal-power.ts'
import { wholeOf } from '../loading/loaded-audio.ts'
import type { Voice, VoiceEvents } from './voice.ts'

/** The next period is asked for this long before the end of the one that plays. */
const ASK_BEFORE = seconds(30)
/** No voice asks sooner than this after its start: a listener who only tries a sound needs no new period. */
const SETTLE = seconds(20)
/** The next period starts this long before the passage, so that its own fade-in is over by then. */
const HEAD_START = seconds(0.25)
/** What is scheduled later than this before its time could reach the audio thread too late. */
const MARGIN = seconds(0.5)
/** Periods may differ by less than one sample from the loop that they follow. */
const SAME_LENGTH = 1e-5

/** One period with the gain that passages move. */
type Part = {
  readonly voice: Voice
  readonly fade: GainNode
  /** Where in its buffer the period begins. */
  readonly start: Seconds
}

type Passage = { readonly part: Part; readonly begins: number; readonly ends: number }

/**
 * Repeats a region of a buffer, and near its end passes into another period if one has come. A passage
 * is scheduled whole on the audio clock before it begins. Timers only ask and tidy up: a late one
 * costs a renewal, never a gap.
 */
const createRenewedVoice = (
  renew: Renew,
  context: BaseAudioContext,
  { sound, ...first }: LoopVoiceOptions,
  { onIdle }: Pick<VoiceEvents, 'onIdle'>,
): Voice => {
  const { output, loop, isSpread = false } = first
  const period = loop.end - loop.start
  const scope = createScope()
  const parts = new Set<Part>()
  let passage: Passage | undefined
  let isAsking = false
  let isLeaving = false

  const open = (options: Omit<BufferVoiceOptions, 'output'>, gain: number): Part => {
    const fade = new GainNode(context, { gain })
    fade.connect(output)
    const close = () => {
      fade.disconnect()
      parts.delete(part)
      if (parts.size > 0) return
      scope.dispose()
      onIdle(position())
    }
    const voice = createBufferVoice(context, { ...options, output: fade }, { onIdle: close })
    const part: Part = { voice, fade, start: options.loop.start }
    parts.add(part)
    return part
  }

  const placeOf = ({ voice, start }: Part) => voice.position() - start
  /** Where the listener is, in seconds of the buffer that the voice began with. */
  const position = () => seconds(loop.start + placeOf(lead))
  const remaining = () => period - placeOf(lead)

  const follow = ({ buffer, passage: length }: Period) => {
    const { currentTime } = context
    const half = length / 2
    const soonest = currentTime + half + HEAD_START + MARGIN
    const end = currentTime + remaining()
    const meeting = end < soonest ? end + period : end
    const begins = meeting - half
    const part = open(
      {
        buffer,
        loop: wholeOf(buffer),
        position: seconds(period - half - HEAD_START),
        isSpread,
        at: seconds(begins - HEAD_START),
      },
      0,
    )
    lead.fade.gain.setValueCurveAtTime(equalPowerCurve('leave'), begins, length)
    part.fade.gain.setValueCurveAtTime(equalPowerCurve('enter'), begins, length)
    passage = { part, begins, ends: begins + length }
    watchPassage()
  }

  /** A context that stood still comes to the end later than the timer. */
  const watchPassage = () => {
    if (passage === undefined) return
    const left = passage.ends - context.currentTime
    if (left > 0) scope.after(seconds(left + 0.05), watchPassage)
    else {
      const old = lead
      lead = passage.part
      passage = undefined
      old.voice.cut()
      askInTime()
    }
  }

  const ask = async () => {
    if (isAsking || passage) return
    isAsking = true
    let next: Period | undefined
    try {
      next = await renew({ sound, sampleRate: context.sampleRate, due: seconds(remaining()) })
    } catch {
      // The giver reports its failures; here they mean the same as no period.
    }
    isAsking = false
    if (isLeaving || parts.size === 0) return
    if (next && Math.abs(next.buffer.duration - period) < SAME_LENGTH) follow(next)
    else askInTime()
  }

  let cancelAsking = () => {}
  const askInTime = () => {
    cancelAsking()
    const wait = remaining() - ASK_BEFORE
    const rounds = Math.max(0, Math.ceil((SETTLE - wait) / period))
    cancelAsking = scope.after(seconds(wait + rounds * period), () => void ask())
  }

  let lead = open(first, 1)
  askInTime()

  /** Takes back a passage that has not begun. */
  const forgetPassage = () => {
    if (passage === undefined || context.currentTime > passage.begins - MARGIN) return
    const { part } = passage
    passage = undefined
    lead.fade.gain.cancelScheduledValues(context.currentTime)
    part.voice.cut()
  }

  const fadeOut = () => {
    if (isLeaving) return
    isLeaving = true
    forgetPassage()
    for (const { voice } of parts) voice.fadeOut()
  }

  return {
    fadeOut,
    revive() {
      if (!isLeaving) return parts.size > 0
      if ([...parts].map(({ voice }) => voice.revive()).includes(false)) {
        for (const { voice } of parts) voice.fadeOut()
        return false
      }
      isLeaving = false
      if (passage === undefined) askInTime()
      return true
    },
    position,
    cut() {
      isLeaving = true
      for (const { voice } of parts) voice.cut()
    },
  }
}

/** For `Engine.renewWith`: from now on voices ask `renew` for new periods. */
export const renewVoices =
  (renew: Renew): StartLoopVoice =>
  (...voice) =>
    createRenewedVoice(renew, ...voice)
