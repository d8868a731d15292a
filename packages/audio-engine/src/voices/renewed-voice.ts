import { seconds, type Seconds } from '@dhvani/units'
import { createBufferVoice, type LoopRegion } from './buffer-voice.ts'
import type { PackedBuffer } from './packed-buffer.ts'
import { createScope } from '../context/scope.ts'
import type { LoopVoiceOptions, StartLoopVoice } from './start-voice.ts'
import type { Period, Renew } from './renew.ts'
import {
  next,
  PASSAGE_AT_START,
  type Question,
  type Decided,
  type RenewalEffect,
  type RenewalEvent,
  type RenewalState,
} from './renewal-state.ts'
import { equalPowerCurve } from './equal-power.ts'
import type { SharedHour } from './shared-hour.ts'
import { createTimetable } from './timetable.ts'
import { wholeOf } from '../loading/loaded-audio.ts'
import type { Voice, VoiceEvents } from './voice.ts'
import { withSetting } from './with-setting.ts'

/** The next period is asked for this long before the end of the one that plays. */
const ASK_BEFORE = seconds(30)
/** A voice that plays its whole loop waits at least this long before it asks: who only tries a sound needs no new period. */
const SETTLE = seconds(20)
/** The next period starts this long before the passage, so that its own fade-in is over by then. */
const HEAD_START = seconds(0.25)
/** A passage is scheduled at least this long before it begins. Otherwise the audio thread could get it too late. */
const MARGIN = seconds(0.5)
/** The margin while a listener waits. An idle audio thread needs no more, and a late start is soft. */
const SHORT_MARGIN = seconds(0.2)
/** Periods may differ by less than one sample from the loop that they follow. */
const SAME_LENGTH = 1e-5

/** What a period is made of. */
type Take = Decided & {
  readonly buffer: AudioBuffer | PackedBuffer
  readonly loop: LoopRegion
  readonly rounds?: Period['rounds']
}

/** One period with the gain that passages move. */
type Layer = Take & {
  readonly voice: Voice
  readonly fade: GainNode
}

type Passage = { readonly layer: Layer; readonly begins: number; readonly ends: number }

const periodOf = ({ start, end }: LoopRegion) => end - start

/**
 * Repeats a region of a buffer, and near its end passes into another period if one has come. A listener who
 * wants another setting hears a short period of it soon, and whole ones from its end on. A passage is
 * scheduled whole on the audio clock before it begins. Timers only ask and tidy up: a late one costs a
 * renewal, never a gap. In a shared hour the clock tells round and place of every whole period
 * (docs/decisions/254-the-same-rain.md).
 */
const createRenewedVoice = (
  { renew, hour }: { readonly renew: Renew; readonly hour: SharedHour | undefined },
  context: BaseAudioContext,
  {
    sound: wanted,
    output,
    isSpread = false,
    position: beginning,
    hold,
    ...first
  }: LoopVoiceOptions,
  { onIdle }: Pick<VoiceEvents, 'onIdle'>,
): Voice => {
  const wholePeriod = periodOf(wanted.loop ?? first.loop)
  const timetable =
    hour &&
    createTimetable(() => hour.beginningIn(context), { period: wholePeriod, ahead: ASK_BEFORE })
  const takeOf = (audio: Omit<Take, keyof Decided>, setting: string | undefined): Take => ({
    ...audio,
    setting,
    isShort: periodOf(audio.loop) < wholePeriod / 2,
  })
  const file = takeOf(first, undefined)
  const scope = createScope()
  const layers = new Set<Layer>()
  let state: RenewalState<Take> = { file, current: file, wanted: wanted.setting }
  let passage: Passage | undefined

  const openLayer = (
    take: Take,
    { gain, ...when }: { gain: number; position: Seconds; at?: Seconds },
  ) => {
    const fade = new GainNode(context, { gain })
    fade.connect(output)
    const release = take === file ? undefined : hold(take.buffer)
    const close = () => {
      fade.disconnect()
      layers.delete(layer)
      release?.()
      if (layers.size > 0) return
      scope.dispose()
      onIdle(position())
    }
    const { buffer, loop } = take
    const options = { buffer, loop, isSpread, output: fade, ...when }
    const voice = createBufferVoice(context, options, { onIdle: close })
    const layer: Layer = { ...take, voice, fade }
    layers.add(layer)
    return layer
  }

  const placeOf = ({ voice, loop }: Layer) => voice.position() - loop.start
  /** Where the listener is, in seconds of the buffer that the voice began with. */
  const position = () => seconds(file.loop.start + placeOf(current))
  const secondsLeft = () => periodOf(current.loop) - placeOf(current)

  /** Where in a take to be at a time of the shared hour; a stand-in comes round sooner than the hour's rounds. */
  const placeInHour = ({ loop }: Take, time: number) =>
    seconds(loop.start + (timetable ? timetable.placeAt(time) % periodOf(loop) : 0))

  /** @param length of the passage, whose middle is `meeting`, where the take begins unless the hour tells its place */
  const schedulePassage = (take: Take, length: Seconds, meeting: number) => {
    const begins = meeting - length / 2
    const at = seconds(begins - HEAD_START)
    const layer = openLayer(take, {
      gain: 0,
      position: timetable
        ? placeInHour(take, at)
        : seconds(take.loop.end - length / 2 - HEAD_START),
      at,
    })
    current.fade.gain.setValueCurveAtTime(equalPowerCurve('leave'), begins, length)
    layer.fade.gain.setValueCurveAtTime(equalPowerCurve('enter'), begins, length)
    passage = { layer, begins, ends: begins + length }
    watchPassage()
  }

  const earliestMiddle = (length: Seconds, margin = SHORT_MARGIN) =>
    context.currentTime + length / 2 + HEAD_START + margin

  /** @returns when the take that plays ends, or ends once more where that is too soon for a passage */
  const nextEnd = (length: Seconds) => {
    const end = context.currentTime + secondsLeft()
    return end < earliestMiddle(length, MARGIN) ? end + periodOf(current.loop) : end
  }

  /** @returns when a period of a shared hour may enter: where its rounds begin, or at once where they have begun */
  const entranceOf = ({ rounds }: Pick<Take, 'rounds'>, length: Seconds) =>
    timetable &&
    rounds &&
    Math.max(timetable.beginningOf(rounds.from), earliestMiddle(length, MARGIN))

  /** Whether the rounds of a period are over before it can enter. */
  const areRoundsOver = ({ rounds, passage: length }: Period) =>
    timetable !== undefined &&
    rounds !== undefined &&
    timetable.roundAt(entranceOf({ rounds }, length) ?? 0) >= rounds.until

  /** A context that stood still comes to the end later than the timer. */
  const watchPassage = () => {
    if (passage === undefined) return
    const left = passage.ends - context.currentTime
    if (left > 0) scope.after(seconds(left + 0.05), watchPassage)
    else {
      const old = current
      current = passage.layer
      passage = undefined
      old.voice.cut()
      report(['passed'])
    }
  }

  const isLengthRight = ({ buffer, passage: length }: Period, { urgency }: Question): boolean =>
    urgency === 'chosen'
      ? buffer.duration > 2 * (Math.max(length, PASSAGE_AT_START) + HEAD_START)
      : Math.abs(buffer.duration - wholePeriod) < SAME_LENGTH

  /** When the period is needed, and in a shared hour for which round. */
  const timingOf = ({ urgency }: Question) => {
    if (urgency === 'chosen') return { due: seconds(0) }
    if (!timetable) return { due: seconds(secondsLeft()) }
    const now = context.currentTime
    const round = timetable.takeRound(now)
    const due = seconds(Math.max(0, timetable.beginningOf(round) - now))
    return { due, round, playing: current.rounds?.from }
  }

  const askForPeriod = async (asked: Question) => {
    const { setting, urgency } = asked
    const sound = withSetting(wanted, setting)
    let came: Period | undefined
    try {
      came = await renew({ sound, sampleRate: context.sampleRate, urgency, ...timingOf(asked) })
    } catch {
      // The giver reports its failures; here they mean the same as no period.
    }
    if (came && isLengthRight(came, asked) && !areRoundsOver(came)) {
      const { buffer, passage: length, rounds } = came
      const kept = 'pack' in file.buffer ? file.buffer.pack(buffer) : buffer
      const audio = { buffer: kept, loop: wholeOf(buffer), rounds }
      report(['answered', asked, takeOf(audio, setting), length])
    } else report(['answered', asked])
  }

  let cancelAsking = () => {}
  const secondsUntilAsking = () => {
    const now = context.currentTime
    // The others hear this round already.
    if (timetable)
      return Math.max(0, timetable.beginningOf(timetable.nextRound(now)) - ASK_BEFORE - now)
    const period = periodOf(current.loop)
    const early = secondsLeft() - ASK_BEFORE
    return early + Math.max(0, Math.ceil((SETTLE - early) / period)) * period
  }
  const waitToAsk = () => {
    cancelAsking()
    cancelAsking = scope.after(seconds(secondsUntilAsking()), () => report(['due']))
  }

  const hasPassageBegun = () =>
    passage !== undefined && context.currentTime > passage.begins - MARGIN

  /** Takes back a passage that has not begun. */
  const takeBackPassage = () => {
    if (passage === undefined) return
    const { layer } = passage
    passage = undefined
    current.fade.gain.cancelScheduledValues(context.currentTime)
    layer.voice.cut()
  }

  const carryOut = (effect: RenewalEffect<Take>) => {
    switch (effect[0]) {
      case 'take-back':
        takeBackPassage()
        break
      case 'wait':
        waitToAsk()
        break
      case 'ask':
        cancelAsking()
        void askForPeriod(effect[1])
        break
      case 'pass': {
        cancelAsking()
        const [, take, length, at] = effect
        if (at === 'now') schedulePassage(take, length, earliestMiddle(length))
        else schedulePassage(take, length, entranceOf(take, length) ?? nextEnd(length))
      }
    }
  }

  const report = (event: RenewalEvent<Take>) => {
    const [after, ...effects] = next(state, event)
    state = after
    for (const effect of effects) carryOut(effect)
  }

  const begin = timetable ? placeInHour(file, context.currentTime) : beginning
  let current = openLayer(file, { gain: 1, position: begin })
  report(['begun'])

  const fadeOut = (after?: number) => {
    if (state.isLeaving) return
    report(['left', hasPassageBegun()])
    for (const { voice } of layers) voice.fadeOut(after)
  }

  return {
    fadeOut,
    revive() {
      if (!state.isLeaving) return true
      // A layer that had nothing to sound yet has gone already.
      const isWhole = passage === undefined || layers.has(passage.layer)
      if (!isWhole || [...layers].map(({ voice }) => voice.revive()).includes(false)) {
        for (const { voice } of layers) voice.fadeOut()
        return false
      }
      report(['begun'])
      return true
    },
    position,
    setSetting(setting) {
      report(['chosen', hasPassageBegun(), setting || undefined])
    },
    cut() {
      report(['left', true])
      for (const { voice } of layers) voice.cut()
    },
  }
}

/**
 * For `Engine.renewWith`: from now on voices ask `renew` for new periods.
 *
 * @param readHour  asked by each voice as it starts: the hour that it shares with other devices, if it does
 */
export const renewVoices =
  (renew: Renew, readHour?: () => SharedHour | undefined): StartLoopVoice =>
  (...voice) =>
    createRenewedVoice({ renew, hour: readHour?.() }, ...voice)
