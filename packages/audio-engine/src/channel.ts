import type { Gain, Seconds } from '@dhvani/units'
import type { AudioHost } from './audio-host.ts'
import type { SoundSource, TrackStatus } from './engine-types.ts'
import type { Strip } from './mix-graph.ts'
import type { Lease, SoundLibrary } from './sound-library.ts'
import { startVoice } from './start-voice.ts'
import type { Voice } from './voice.ts'

/** One track's audio: loads it, plays it, fades it out and frees it, as the track is set. */
export type Channel = {
  readonly status: () => TrackStatus
  readonly setPlaying: (isPlaying: boolean) => void
  readonly setGain: (value: Gain) => void
  /** Whether nodes of this channel sound or fade. */
  readonly isSounding: () => boolean
  /** Where the listener is in the audio, in seconds; `undefined` before it has sounded. */
  readonly position: () => Seconds | undefined
  /** The context runs now: a track that waited for it begins. */
  readonly catchUp: () => void
  /** Goes on at the same place in the context that replaced the old one. */
  readonly reopen: () => void
  /** Fades out and frees everything. */
  readonly close: () => void
}

export type ChannelOptions = {
  readonly sound: SoundSource
  readonly gain: Gain
  readonly host: AudioHost
  readonly library: SoundLibrary
  readonly random: () => number
  readonly createMediaElement: () => HTMLAudioElement
  readonly onChange: () => void
  readonly onFault: (reason: unknown) => void
}

type Sounding = { readonly voice: Voice; readonly lease: Lease }

export const createChannel = (options: ChannelOptions): Channel => {
  const { sound, host, library, onChange, onFault } = options
  let { gain } = options
  let status: TrackStatus = 'ready'
  let isWanted = false
  let isClosed = false
  let strip: Strip | undefined
  let sounding: Sounding | undefined
  let resumeAt: Seconds | undefined

  const fail = (reason: unknown) => {
    if (isClosed) return
    isWanted = false
    status = 'failed'
    onChange()
    onFault(reason)
  }

  const closeStrip = () => {
    strip?.close()
    strip = undefined
  }

  const leave = (left: Sounding | undefined, position?: Seconds) => {
    left?.lease.release()
    if (left === undefined || sounding !== left) return
    sounding = undefined
    resumeAt = position ?? resumeAt
    closeStrip()
    onChange()
  }

  const begin = (lease: Lease) => {
    strip ??= host.resumeGraph().openStrip(gain)
    const voice: Voice = startVoice(
      host.resumeGraph().context,
      { ...options, audio: lease.audio, resumeAt, output: strip.input },
      {
        onIdle: (position) => leave(started, position),
        onFault(reason) {
          leave(started)
          fail(reason)
        },
      },
    )
    const started: Sounding = { voice, lease }
    sounding = started
  }

  const take = (lease: Lease) => {
    if (isWanted && !isClosed && sounding === undefined && host.canStart()) begin(lease)
    else lease.release()
  }

  const load = async () => {
    status = 'loading'
    onChange()
    try {
      take(await library.acquire(sound))
      status = 'ready'
      onChange()
    } catch (reason) {
      fail(reason)
    }
  }

  const start = () => {
    if (sounding !== undefined) {
      if (sounding.voice.revive()) return
      resumeAt = sounding.voice.position()
      sounding = undefined
    }
    if (status === 'loading') return
    try {
      // Now, while the click that started the sound still counts as a gesture.
      host.resumeGraph()
    } catch (reason) {
      fail(reason)
      return
    }
    const lease = library.find(sound)
    if (lease === undefined) void load()
    else {
      status = 'ready'
      take(lease)
    }
  }

  const stop = () => {
    // A suspended context would never finish the fade, and nothing of it is heard.
    if (host.isRunning()) sounding?.voice.fadeOut()
    else sounding?.voice.cut()
  }

  return {
    status: () => status,
    setPlaying(isPlaying) {
      if (isWanted === isPlaying || isClosed) return
      isWanted = isPlaying
      if (isPlaying) start()
      else stop()
    },
    setGain(value) {
      gain = value
      strip?.setGain(value)
    },
    isSounding: () => sounding !== undefined,
    position: () => sounding?.voice.position() ?? resumeAt,
    catchUp() {
      if (isWanted && sounding === undefined && status === 'ready') start()
    },
    reopen() {
      const interrupted = sounding
      sounding = undefined
      strip = undefined
      if (interrupted === undefined) return
      resumeAt = interrupted.voice.position()
      interrupted.voice.cut()
      if (isWanted) start()
    },
    close() {
      isClosed = true
      isWanted = false
      stop()
      if (sounding === undefined) closeStrip()
    },
  }
}
