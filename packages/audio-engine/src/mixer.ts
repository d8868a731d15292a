import { VOLUME } from '@dhvani/catalogue/limits'
import type { Gain, Percent, Seconds } from '@dhvani/units'
import type { Channel } from './channel.ts'
import type { Mixer, MixSnapshot, SoundSource } from './engine-types.ts'
import { faderGain, outputPercent, parseFader } from './fader-law.ts'
import { EMPTY_MIX } from './initial-snapshots.ts'
import { createStore } from './store.ts'

type Track = { channel: Channel; sound: SoundSource; volume: Percent; isPlaying: boolean }

export type MixerOptions = {
  readonly createChannel: (sound: SoundSource, gain: Gain, onChange: () => void) => Channel
  readonly setMasterGain: (value: Gain) => void
}

export type MixerCore = Mixer & {
  /** Number of channels whose nodes sound or fade, those of removed tracks included. */
  readonly soundingCount: () => number
  /** Where each track is in its audio, in seconds, by sound id. */
  readonly positions: () => ReadonlyMap<string, Seconds>
  /** The audio context runs now: tracks that waited for it begin. */
  readonly catchUp: () => void
  /** Goes on in the context that replaced the old one. */
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
 * Tracks in the order of adding, and a main play state that is on while any of them is set to play
 * (docs/decisions/021-main-play-state.md).
 */
export const createMixer = ({ createChannel, setMasterGain }: MixerOptions): MixerCore => {
  const tracks = new Map<string, Track>()
  const leaving = new Set<Channel>()
  const store = createStore<MixSnapshot>(EMPTY_MIX)
  let masterVolume: Percent = EMPTY_MIX.masterVolume
  let batch = 0

  const publish = () => {
    for (const channel of leaving) if (!channel.isSounding()) leaving.delete(channel)
    if (batch > 0) return
    for (const track of tracks.values()) {
      if (track.channel.status() === 'failed') track.isPlaying = false
    }
    store.set(takeSnapshot(tracks.values(), masterVolume))
  }

  /** Runs commands and notifies subscribers once, after the last of them. */
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
    const fader = parseFader(volume) ?? VOLUME.defaultSound
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
