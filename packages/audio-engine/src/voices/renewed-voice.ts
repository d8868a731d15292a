import { seconds, type Seconds } from '@dhvani/units'
import { createBufferVoice, type LoopRegion } from './buffer-voice.ts'
import { createScope } from '../context/scope.ts'
import type { LoopVoiceOptions, StartLoopVoice } from './start-voice.ts'
import type { Period, PeriodWish, Renew } from './renew.ts'
import { equalPowerCurve } from './equal-power.ts'
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
const MARGIN_SOON = seconds(0.2)
/** The longest passage into a setting that the listener has just chosen. */
const PASSAGE_SOON = seconds(1)
/** The passage of a sound from its file into its setting: slow, as the listener did not move anything just now. */
const PASSAGE_AT_START = seconds(2)
/** Periods may differ by less than one sample from the loop that they follow. */
const SAME_LENGTH = 1e-5

/** What a period is made of. */
type Take = {
  readonly buffer: AudioBuffer
  readonly loop: LoopRegion
  /** As `SoundSource.setting` has it. */
  readonly setting: string | undefined
}

/** One period with the gain that passages move. */
type Part = Take & {
  readonly voice: Voice
  readonly fade: GainNode
}

type Passage = { readonly part: Part; readonly begins: number; readonly ends: number }

/**
 * Repeats a region of a buffer, and near its end passes into another period if one has come. A listener who
 * wants another setting hears a short period of it soon, and whole ones from its end on. A passage is
 * scheduled whole on the audio clock before it begins. Timers only ask and tidy up: a late one costs a
 * renewal, never a gap.
 */
const createRenewedVoice = (
  renew: Renew,
  context: BaseAudioContext,
  { sound: wanted, output, isSpread = false, position: begin, hold, ...first }: LoopVoiceOptions,
  { onIdle }: Pick<VoiceEvents, 'onIdle'>,
): Voice => {
  /** The file, or what stands in for it. */
  const file: Take = { ...first, setting: undefined }
  const scope = createScope()
  const parts = new Set<Part>()
  let sound = wanted
  let passage: Passage | undefined
  /** Of the latest period; all periods of a sound have the same. */
  let passageLength: Seconds = PASSAGE_SOON
  /** Whether the listener waits for a setting that was chosen while the sound played. */
  let isChosenNow = false
  let asking: PeriodWish | undefined
  /** A take that came during a passage, and waits for its end. */
  let held: Take | undefined
  let isLeaving = false

  const open = (
    take: Take,
    { gain, ...when }: { gain: number; position: Seconds; at?: Seconds },
  ) => {
    const fade = new GainNode(context, { gain })
    fade.connect(output)
    const release = take === file ? undefined : hold(take.buffer)
    const close = () => {
      fade.disconnect()
      parts.delete(part)
      release?.()
      if (parts.size > 0) return
      scope.dispose()
      onIdle(position())
    }
    const { buffer, loop } = take
    const options = { buffer, loop, isSpread, output: fade, ...when }
    const voice = createBufferVoice(context, options, { onIdle: close })
    const part: Part = { ...take, voice, fade }
    parts.add(part)
    return part
  }

  const periodOf = ({ loop }: Pick<Take, 'loop'>) => loop.end - loop.start
  const wholePeriod = periodOf({ loop: wanted.loop ?? first.loop })
  const placeOf = ({ voice, loop }: Part) => voice.position() - loop.start
  /** Where the listener is, in seconds of the buffer that the voice began with. */
  const position = () => seconds(file.loop.start + placeOf(lead))
  const remaining = () => periodOf(lead) - placeOf(lead)
  /** Whether a stand-in or a short period plays, which should not come round for long. */
  const isShort = () => periodOf(lead) < wholePeriod / 2

  /** @param length of the passage, whose middle is `meeting`, where the take begins */
  const pass = (take: Take, length: Seconds, meeting: number) => {
    const begins = meeting - length / 2
    const part = open(take, {
      gain: 0,
      position: seconds(take.loop.end - length / 2 - HEAD_START),
      at: seconds(begins - HEAD_START),
    })
    lead.fade.gain.setValueCurveAtTime(equalPowerCurve('leave'), begins, length)
    part.fade.gain.setValueCurveAtTime(equalPowerCurve('enter'), begins, length)
    passage = { part, begins, ends: begins + length }
    watchPassage()
  }

  /** Passes into a take at the end of the period that plays. */
  const follow = (take: Take) => {
    const soonest = context.currentTime + passageLength / 2 + HEAD_START + MARGIN
    const end = context.currentTime + remaining()
    pass(take, passageLength, end < soonest ? end + periodOf(lead) : end)
  }

  /** Passes into a take of another setting, wherever the period that plays is. */
  const change = (take: Take) => {
    if (passage) held = take
    else {
      const length = isChosenNow ? seconds(Math.min(passageLength, PASSAGE_SOON)) : PASSAGE_AT_START
      isChosenNow = false
      pass(take, length, context.currentTime + length / 2 + HEAD_START + MARGIN_SOON)
    }
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
      pursue()
    }
  }

  /** @returns whether the voice may play what came for a wish */
  const fits = (next: Period | undefined, { isSoon, sound: asked }: PeriodWish): next is Period => {
    if (!next || asked.setting !== sound.setting) return false
    const { duration } = next.buffer
    if (isSoon) return duration > 2 * (Math.max(next.passage, PASSAGE_AT_START) + HEAD_START)
    return Math.abs(duration - wholePeriod) < SAME_LENGTH
  }

  const ask = async (isSoon: boolean) => {
    const due = seconds(isSoon ? 0 : remaining())
    const isPressing = isShort()
    const wish: PeriodWish = { sound, sampleRate: context.sampleRate, due, isSoon, isPressing }
    asking = wish
    let next: Period | undefined
    try {
      next = await renew(wish)
    } catch {
      // The giver reports its failures; here they mean the same as no period.
    }
    if (asking !== wish) return
    asking = undefined
    if (isLeaving) return
    if (fits(next, wish)) {
      const { buffer } = next
      const take: Take = { buffer, loop: wholeOf(buffer), setting: sound.setting }
      passageLength = next.passage
      if (isSoon) change(take)
      else follow(take)
    } else if (wish.sound.setting === sound.setting) askInTime()
    else pursue()
  }

  let cancelAsking = () => {}
  const askInTime = () => {
    cancelAsking()
    const period = periodOf(lead)
    const wait = remaining() - ASK_BEFORE
    const rounds = Math.max(0, Math.ceil((SETTLE - wait) / period))
    cancelAsking = scope.after(seconds(wait + rounds * period), () => {
      if (asking === undefined && passage === undefined) void ask(false)
    })
  }

  /** Goes for what the listener wants: another setting soon, or the next period in time. */
  const pursue = () => {
    // A passage that had begun may end while the voice fades out.
    if (isLeaving) return
    const next = held
    held = undefined
    if (next && next.setting === sound.setting) {
      change(next)
      return
    }
    if ((passage?.part ?? lead).setting === sound.setting) {
      if (asking !== undefined || passage !== undefined) return
      if (isShort()) void ask(false)
      else askInTime()
      return
    }
    cancelAsking()
    if (sound.setting === undefined) change(file)
    else if (asking?.isSoon !== true) void ask(true)
  }

  let lead = open(file, { gain: 1, position: begin })
  pursue()

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
    isChosenNow = false
    forgetPassage()
    for (const { voice } of parts) voice.fadeOut()
  }

  return {
    fadeOut,
    revive() {
      if (!isLeaving) return true
      if ([...parts].map(({ voice }) => voice.revive()).includes(false)) {
        for (const { voice } of parts) voice.fadeOut()
        return false
      }
      isLeaving = false
      pursue()
      return true
    },
    position,
    setSetting(setting) {
      sound = withSetting(sound, setting)
      isChosenNow = true
      if (isLeaving) return
      forgetPassage()
      pursue()
    },
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
