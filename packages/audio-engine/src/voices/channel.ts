import type { Gain, Seconds } from '@dhvani/units'
import type { AudioHost } from '../context/audio-host.ts'
import type { Lease } from '../loading/audio-shelf.ts'
import type { Position, SoundSource } from '../loading/sound-source.ts'
import type { StartLoopVoice } from './start-voice.ts'
import type { TrackStatus } from '../snapshots.ts'
import type { SoundLibrary } from '../loading/sound-library.ts'
import { createTrackPlayback, type TrackPlaybackOptions } from './track-playback.ts'

/** One track's audio: loads it, plays it, fades it out and frees it, as the track is set. */
export type Channel = {
  readonly status: () => TrackStatus
  readonly setPlaying: (isPlaying: boolean) => void
  readonly setGain: (value: Gain) => void
  readonly setSetting: (setting: string | undefined) => void
  readonly setPosition: (position: Position | undefined) => void
  /** Whether its audio is streamed, so that it plays without settings. False until it is loaded. */
  readonly isStreamed: () => boolean
  /** What it adds to the mix, while it sounds. */
  readonly output: () => AudioNode | undefined
  /** Whether nodes of this channel sound or fade. */
  readonly isSounding: () => boolean
  /** Where the listener is in the audio, in seconds; `undefined` before it has sounded. */
  readonly position: () => Seconds | undefined
  /** The context runs now: a track that waited for it begins. */
  readonly catchUp: () => void
  /** Goes on at the same place with a voice that begins now, for what starts loops has changed. */
  readonly startAnew: () => void
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
  /** Where in its loop a sound begins; each call gives a number in [0, 1). */
  readonly random: () => number
  readonly startLoop?: StartLoopVoice
  readonly createMediaElement: () => HTMLAudioElement
  readonly place?: NonNullable<TrackPlaybackOptions['place']>
  readonly onChange: () => void
  readonly onFault: (reason: unknown) => void
}

export const createChannel = (options: ChannelOptions): Channel => {
  const { sound, host, library, onChange, onFault } = options
  let status: TrackStatus = 'ready'
  let isWanted = false
  let isClosed = false
  let isStreamed = false

  const fail = (reason: unknown) => {
    if (isClosed) return
    isWanted = false
    status = 'failed'
    onChange()
    onFault(reason)
  }

  const playback = createTrackPlayback({ ...options, onIdle: onChange, onFault: fail })

  const take = (lease: Lease) => {
    isStreamed = lease.audio.kind === 'stream'
    if (isWanted && !isClosed && !playback.isSounding() && host.canStart()) playback.start(lease)
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
    if (playback.revive() || status === 'loading') return
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

  return {
    status: () => status,
    setPlaying(isPlaying) {
      if (isWanted === isPlaying || isClosed) return
      isWanted = isPlaying
      if (isPlaying) start()
      else playback.stop()
    },
    setGain: playback.setGain,
    setSetting: playback.setSetting,
    setPosition: playback.setPosition,
    isStreamed: () => isStreamed,
    output: playback.output,
    isSounding: playback.isSounding,
    position: playback.position,
    catchUp() {
      if (isWanted && !playback.isSounding() && status === 'ready') start()
    },
    startAnew() {
      const lease = library.find(sound)
      if (isWanted && playback.isSounding() && sound.loop && !isStreamed && lease)
        playback.start(lease)
      else lease?.release()
    },
    reopen() {
      if (playback.leaveContext() && isWanted) start()
    },
    close() {
      isClosed = true
      isWanted = false
      playback.close()
    },
  }
}
