import { percent, type Gain, type Percent, type Seconds } from '@dhvani/units'
import type { Channel } from './channel.ts'
import type { Mixer, MixSnapshot, SoundSource } from './engine-types.ts'
import { faderGain, outputPercent, parseFader } from './fader-law.ts'
import { createStore } from './store.ts'

/** Where faders stand until the listener moves them (docs/contract/product.md §9). */
export const DEFAULT_FADER = { sound: percent(50), preview: percent(50), master: percent(80) }

/** A mix without any track, before anything was added. */
export const EMPTY_MIX: MixSnapshot = {
  tracks: [],
  isPlaying: false,
  masterVolume: DEFAULT_FADER.master,
  playingCount: 0,
}

type Track = { channel: Channel; sound: SoundSource; volume: Percent; isPlaying: boolean }

export type MixerOptions = {
  readonly createChannel: (sound: SoundSource, gain: Gain, onChange: () => void) => Channel
  readonly setMasterGain: (value: Gain) => void
}

export type MixerCore = Mixer & {
  /** Channels whose nodes sound or fade, those of removed tracks included. */
  readonly soundingCount: () => number
  readonly positions: () => ReadonlyMap<string, Seconds>
  /** The channel of a track, for what the mixer itself does not know. */
  readonly findChannel: (id: string) => Channel | undefined
  /** Begins what waited for the audio context to run. */
  readonly catchUp: () => void
  /** Goes on in a new audio context. */
  readonly reopen: () => void
  readonly dispose: () => void
}

const takeSnapshot = (tracks: Iterable<Track>, masterVolume: Percent): MixSnapshot => {
  const snapshots = [...tracks].map((track) => ({
    sound: track.sound,
    volume: track.volume,
    isPlaying: track.isPlaying,
    status: track.channel.status(),
    output: outputPercent(track.volume, masterVolume),
  }))
  const playing = snapshots.filter((track) => track.isPlaying)
  return {
    tracks: snapshots,
    isPlaying: playing.length > 0,
    masterVolume,
    playingCount: playing.filter((track) => track.status === 'ready').length,
  }
}

/**
 * The mix as people know it: tracks in the order of adding, a main play state that is on while
 * any of them is meant to play (docs/decisions/021-main-play-state.md).
 */
export const createMixer = ({ createChannel, setMasterGain }: MixerOptions): MixerCore => {
  const tracks = new Map<string, Track>()
  const leaving = new Set<Channel>()
  const store = createStore<MixSnapshot>(EMPTY_MIX)
  let masterVolume: Percent = DEFAULT_FADER.master
  let batch = 0

  const publish = () => {
    for (const channel of leaving) if (!channel.isSounding()) leaving.delete(channel)
    if (batch > 0) return
    for (const track of tracks.values()) {
      if (track.channel.status() === 'failed') track.isPlaying = false
    }
    store.set(takeSnapshot(tracks.values(), masterVolume))
  }

  /** One notification for everything that `change` does. */
  const change = (run: () => void) => {
    batch += 1
    run()
    batch -= 1
    if (batch === 0) publish()
  }

  const setPlaying = (track: Track, isPlaying: boolean) => {
    track.isPlaying = isPlaying
    track.channel.setPlaying(isPlaying)
  }

  const setAll = (isPlaying: boolean) =>
    change(() => {
      for (const track of tracks.values()) setPlaying(track, isPlaying)
    })

  const setFader = (track: Track, volume: number) => {
    track.volume = parseFader(volume) ?? track.volume
    track.channel.setGain(faderGain(track.volume))
  }

  const append = (sound: SoundSource, volume: number): Track => {
    const fader = parseFader(volume) ?? DEFAULT_FADER.sound
    const channel = createChannel(sound, faderGain(fader), publish)
    const track: Track = { channel, sound, volume: fader, isPlaying: false }
    tracks.set(sound.id, track)
    return track
  }

  const drop = (track: Track) => {
    tracks.delete(track.sound.id)
    track.channel.close()
    leaving.add(track.channel)
  }

  const setMaster = (volume: number) => {
    masterVolume = parseFader(volume) ?? masterVolume
    setMasterGain(faderGain(masterVolume))
  }

  const onTrack = (id: string, run: (track: Track) => void) => {
    const track = tracks.get(id)
    if (track !== undefined) change(() => run(track))
  }

  const clear = () =>
    change(() => {
      for (const track of tracks.values()) drop(track)
    })

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    add: (sound, volume) =>
      change(() => {
        const present = tracks.get(sound.id)
        if (present !== undefined) setFader(present, volume)
        setPlaying(present ?? append(sound, volume), true)
      }),
    toggle: (id) => onTrack(id, (track) => setPlaying(track, !track.isPlaying)),
    setVolume: (id, volume) => onTrack(id, (track) => setFader(track, volume)),
    setMasterVolume: (volume) => change(() => setMaster(volume)),
    playAll: () => setAll(true),
    pauseAll: () => setAll(false),
    stop: () => setAll(false),
    remove: (id) => onTrack(id, drop),
    clear,
    restore: (saved) =>
      change(() => {
        clear()
        setMaster(saved.masterVolume)
        for (const { sound, volume } of saved.tracks) {
          if (!tracks.has(sound.id)) append(sound, volume)
        }
      }),
    soundingCount: () =>
      [...[...tracks.values()].map((track) => track.channel), ...leaving].filter((channel) =>
        channel.isSounding(),
      ).length,
    positions: () =>
      new Map(
        [...tracks.values()].flatMap(({ sound, channel }): [string, Seconds][] => {
          const position = channel.position()
          return position === undefined ? [] : [[sound.id, position]]
        }),
      ),
    findChannel: (id) => tracks.get(id)?.channel,
    catchUp() {
      for (const { channel } of tracks.values()) channel.catchUp()
    },
    reopen: () =>
      change(() => {
        for (const { channel } of tracks.values()) channel.reopen()
        leaving.clear()
      }),
    dispose: clear,
  }
}
