import { seconds, type Gain, type Seconds } from '@dhvani/units'
import type { AudioHost } from './audio-host.ts'
import { createBufferVoice } from './buffer-voice.ts'
import type { SoundSource, TrackStatus } from './engine-types.ts'
import type { Strip } from './mix-graph.ts'
import { fitLoop, type Lease, type SoundLibrary } from './sound-library.ts'
import type { Voice } from './voice.ts'

/** Makes what one track of the mix wants true: load, sound, fade, free. */
export type Channel = {
  readonly sound: SoundSource
  readonly status: () => TrackStatus
  readonly setPlaying: (isPlaying: boolean) => void
  readonly setGain: (value: Gain) => void
  /** Nodes of this channel sound or fade. */
  readonly isSounding: () => boolean
  /** Where the listener is in the audio, if that is known. */
  readonly position: () => Seconds | undefined
  /** Fades out and frees everything. */
  readonly close: () => void
}

export type ChannelOptions = {
  readonly sound: SoundSource
  readonly gain: Gain
  readonly host: AudioHost
  readonly library: SoundLibrary
  readonly random: () => number
  readonly onChange: () => void
  readonly onFault: (reason: unknown) => void
}

export const createChannel = ({
  sound,
  gain: initialGain,
  host,
  library,
  random,
  onChange,
  onFault,
}: ChannelOptions): Channel => {
  let status: TrackStatus = 'ready'
  let isWanted = false
  let isClosed = false
  let gain = initialGain
  let strip: Strip | undefined
  let sounding: { voice: Voice; lease: Lease } | undefined
  let resumeAt: Seconds | undefined

  const setStatus = (next: TrackStatus) => {
    if (status === next) return
    status = next
    onChange()
  }

  const startPosition = (lease: Lease): Seconds => {
    if (sound.loop === undefined) return lease.audio.loop.start
    const { start, end } = fitLoop(sound.loop, lease.audio.buffer)
    return seconds(start + random() * (end - start))
  }

  const begin = (lease: Lease) => {
    const graph = host.wake()
    strip ??= graph.openStrip(gain)
    const { buffer } = lease.audio
    const started: { voice: Voice; lease: Lease } = {
      lease,
      voice: createBufferVoice(
        graph.context,
        {
          buffer,
          loop: sound.loop === undefined ? lease.audio.loop : fitLoop(sound.loop, buffer),
          position: resumeAt ?? startPosition(lease),
          output: strip.input,
        },
        { onIdle: (position) => end(started, position) },
      ),
    }
    sounding = started
  }

  const end = (ended: { lease: Lease }, position: Seconds) => {
    ended.lease.release()
    if (sounding !== ended) return
    sounding = undefined
    resumeAt = position
    if (isClosed || !isWanted) {
      strip?.close()
      strip = undefined
    }
    onChange()
  }

  const fail = (reason: unknown) => {
    if (isClosed) return
    isWanted = false
    status = 'failed'
    onFault(reason)
  }

  const load = async () => {
    setStatus('loading')
    try {
      const lease = await library.acquire(sound)
      if (isWanted && !isClosed && sounding === undefined) begin(lease)
      else lease.release()
      setStatus('ready')
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
      // Now, while the click that asked for it still counts as one.
      host.wake()
    } catch (reason) {
      fail(reason)
      return
    }
    const lease = library.find(sound)
    if (lease === undefined) void load()
    else {
      status = 'ready'
      begin(lease)
    }
  }

  const stop = () => {
    // A context that stands still would never finish the fade; nothing is heard, so cut.
    if (host.isRunning()) sounding?.voice.fadeOut()
    else sounding?.voice.cut()
  }

  return {
    sound,
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
    close() {
      isClosed = true
      isWanted = false
      stop()
      if (sounding === undefined) strip?.close()
    },
  }
}
