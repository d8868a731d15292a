import { gain as gainOf, type Gain, type Seconds } from '@dhvani/units'
import type { AudioHost } from '../context/audio-host.ts'
import type { Lease } from '../loading/audio-shelf.ts'
import type { Position, SoundSource } from '../loading/sound-source.ts'
import { type StartLoopVoice, startVoice } from './start-voice.ts'
import type { SoundLibrary } from '../loading/sound-library.ts'
import type { Strip } from '../context/mix-graph.ts'
import { withPosition, withSetting } from './with-setting.ts'
import type { Placed } from '../positions/place-strip.ts'
import { START_MARGIN, type Voice } from './voice.ts'

/** One track's voice and its strip in the mix; it remembers the place for the next voice. */
export type TrackPlayback = {
  /**
   * Starts a voice at the place of the last pause, or in the place of the voice that plays. The lease is released
   * when the voice ends.
   */
  start(lease: Lease): void
  /** Turns a fade-out round. @returns `false` when a new voice is needed */
  revive(): boolean
  stop(): void
  setGain(value: Gain): void
  /** Gives the voice that plays and all later ones another setting. */
  setSetting(setting: string | undefined): void
  /** Moves the voice that plays, and all later ones. */
  setPosition(position: Position | undefined): void
  /** What it adds to the mix, while it sounds. */
  output(): AudioNode | undefined
  isSounding(): boolean
  /** Where the listener is in the audio, in seconds; `undefined` before it has sounded. */
  position(): Seconds | undefined
  /** Leaves a context that was replaced. @returns whether a voice sounded in it */
  leaveContext(): boolean
  /** Stops and leaves the mix. */
  close(): void
}

export type TrackPlaybackOptions = {
  readonly sound: SoundSource
  readonly gain: Gain
  readonly host: AudioHost
  readonly library: Pick<SoundLibrary, 'hold'>
  /** Where in its loop a sound begins; each call gives a number in [0, 1). */
  readonly random: () => number
  readonly startLoop?: StartLoopVoice
  readonly createMediaElement: () => HTMLAudioElement
  /** Gives positions to what plays; without it, sounds are in the middle. */
  readonly place?: (strip: Strip) => Placed | undefined
  /** The voice has ended. */
  readonly onIdle: () => void
  readonly onFault: (reason: unknown) => void
}

type Sounding = { readonly voice: Voice; readonly lease: Lease }

export const createTrackPlayback = (options: TrackPlaybackOptions): TrackPlayback => {
  const { host, onIdle, onFault } = options
  let { gain, sound } = options
  let strip: Strip | undefined
  let placed: Placed | undefined
  /** What its position takes from the fader. */
  let level = gainOf(1)
  let sounding: Sounding | undefined
  let resumeAt: Seconds | undefined

  const closeStrip = () => {
    strip?.close()
    placed?.close()
    strip = placed = undefined
  }

  const applyGain = () => strip?.setGain(gainOf(gain * level))

  const applyPosition = () => {
    if (strip && sound.position) placed ??= options.place?.(strip)
    level = placed?.move(sound.position) ?? gainOf(1)
    if (placed) applyGain()
  }

  const end = (ended: Sounding, position?: Seconds) => {
    ended.lease.release()
    if (sounding !== ended) return
    sounding = undefined
    resumeAt = position ?? resumeAt
    closeStrip()
    onIdle()
  }

  const stop = () => {
    // A suspended context would never finish the fade, and nothing of it is heard.
    if (host.isRunning()) sounding?.voice.fadeOut()
    else sounding?.voice.cut()
  }

  return {
    start(lease) {
      const left = sounding?.voice
      resumeAt = left?.position() ?? resumeAt
      const graph = host.resumeGraph()
      if (!strip) {
        strip = graph.openStrip(gain)
        applyPosition()
      }
      const voice: Voice = startVoice(
        graph.context,
        { ...options, sound, audio: lease.audio, resumeAt, output: strip.input },
        {
          onIdle: (position) => end(started, position),
          onFault(reason) {
            end(started)
            onFault(reason)
          },
        },
      )
      const started: Sounding = { voice, lease }
      sounding = started
      // The glides of the two edges add up to one, and both play the same samples.
      const isPacked = lease.audio.kind === 'buffer' && 'startVoice' in lease.audio.buffer
      left?.fadeOut(isPacked ? START_MARGIN : 0)
    },
    revive() {
      if (sounding === undefined) return false
      if (sounding.voice.revive()) return true
      resumeAt = sounding.voice.position()
      sounding = undefined
      return false
    },
    stop,
    setGain(value) {
      gain = value
      applyGain()
    },
    setSetting(setting) {
      sound = withSetting(sound, setting)
      sounding?.voice.setSetting?.(setting)
    },
    setPosition(position) {
      sound = withPosition(sound, position)
      applyPosition()
    },
    output: () => strip?.output,
    isSounding: () => sounding !== undefined,
    position: () => sounding?.voice.position() ?? resumeAt,
    leaveContext() {
      const left = sounding
      sounding = undefined
      strip = placed = undefined
      if (left === undefined) return false
      resumeAt = left.voice.position()
      left.voice.cut()
      return true
    },
    close() {
      stop()
      if (sounding === undefined) closeStrip()
    },
  }
}
