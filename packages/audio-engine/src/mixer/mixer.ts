import { VOLUME } from '@dhvani/catalogue/limits'
import type { Gain, Percent, Seconds } from '@dhvani/units'
import type { Channel } from '../voices/channel.ts'
import type { Position, SoundSource } from '../loading/sound-source.ts'
import { faderGain, toFaderLevel, toFaderPosition } from './fader-law.ts'
import { EMPTY_MIX, type MixSnapshot } from '../snapshots.ts'
import { createStore } from '../store.ts'
import { mixGain } from './output-level.ts'
import { withPosition, withSetting } from '../voices/with-setting.ts'
import { createTrackList, type Track } from './track-list.ts'

/**
 * A mix with the sources of its sounds: tracks in their order, volumes in percent. `Mixer.restore` plays
 * none of them: who plays the mix afterwards leaves those with `isPaused` as they are.
 */
export type PlayableMix = {
  readonly masterVolume: number
  readonly tracks: readonly {
    readonly sound: SoundSource
    readonly volume: number
    readonly isPaused?: boolean
  }[]
}

/** The tracks of the mix. Volumes are percents, 0 to 100. A command for an unknown id does nothing. */
export type Mixer = {
  subscribe(onChange: () => void): () => void
  /** The same object until something changes. */
  getSnapshot(): MixSnapshot
  /** Appends a sound and plays it; one that is in the mix already gets the volume and plays. */
  add(sound: SoundSource, volume: number): void
  toggle(id: string): void
  /** Fractions are heard, so that a slow change has no steps; snapshots show whole percents. */
  setVolume(id: string, volume: number): void
  /** Makes the voice of a sound pass into another setting; `undefined` leads back to the file. */
  setSetting(id: string, setting: string | undefined): void
  /** Moves a sound around the listener; `undefined` leads back to the middle. */
  setPosition(id: string, position: Position | undefined): void
  setName(id: string, name: string): void
  setMasterVolume(volume: number): void
  /** Sets every track to play. */
  playAll(): void
  pauseAll(): void
  /** Pauses every track, as `pauseAll` does, and ends every mute and solo. */
  stop(): void
  /** Mutes and solos are never saved. `add` ends the sound's mute and every solo. */
  setMuted(id: string, isMuted: boolean): void
  setSolo(id: string, isSolo: boolean): void
  /** Moves a track to another index of the list, counted from 0; one beyond the last is the last. */
  move(id: string, to: number): void
  remove(id: string): void
  /** Removes every track. */
  clear(): void
  /** Replaces the mix by a saved one, paused. */
  restore(mix: PlayableMix): void
}

export type MixerOptions = {
  readonly createChannel: (sound: SoundSource, gain: Gain, onChange: () => void) => Channel
  readonly setMasterGain: (value: Gain) => void
}

export type MixerCore = Mixer & {
  /** Number of channels whose nodes sound or fade, those of removed tracks included. */
  readonly soundingCount: () => number
  /** Where each track is in its audio, in seconds, by sound id. */
  readonly positions: () => ReadonlyMap<string, Seconds>
  /** What a track adds to the mix, before the master; `undefined` while it does not sound. */
  readonly findOutput: (soundId: string) => AudioNode | undefined
  /** The audio context runs now: tracks that waited for it begin. */
  readonly catchUp: () => void
  /** Goes on in the context that replaced the old one. */
  readonly reopen: () => void
  /** The tracks that play go on with voices that begin now. */
  readonly startAnew: () => void
  readonly dispose: () => void
}

/**
 * Tracks in their order, and a main play state that is on while any of them is set to play
 * (docs/decisions/021-main-play-state.md).
 */
export const createMixer = ({ createChannel, setMasterGain }: MixerOptions): MixerCore => {
  const tracks = createTrackList()
  const store = createStore<MixSnapshot>(EMPTY_MIX)
  let masterVolume: Percent = EMPTY_MIX.masterVolume
  let batch = 0

  const publish = () => {
    if (batch > 0) return
    for (const track of tracks.all()) {
      if (track.channel.status() === 'failed') track.isPlaying = false
    }
    setMasterGain(mixGain(masterVolume, tracks.gains()))
    store.set(tracks.snapshot(masterVolume))
  }

  /** Runs commands and notifies subscribers once, after the last of them. */
  const change = (run: () => void) => {
    batch += 1
    run()
    batch -= 1
    if (batch === 0) publish()
  }

  const applyGain = (track: Track) => track.channel.setGain(tracks.gainOf(track))

  const setPlaying = (track: Track, isPlaying: boolean) => {
    track.isPlaying = isPlaying
    if (isPlaying) applyGain(track)
    track.channel.setPlaying(isPlaying)
  }

  const setAll = (isPlaying: boolean) =>
    change(() => {
      for (const track of tracks.all()) setPlaying(track, isPlaying)
    })

  const setFader = (track: Track, volume: number) => {
    track.volume = toFaderLevel(volume) ?? track.volume
    applyGain(track)
  }

  /** A track that was stopped keeps its gain: a muted one would be heard in its fade. */
  const applyGains = () => {
    for (const track of tracks.all()) if (track.isPlaying) applyGain(track)
  }

  const endSolos = () => {
    for (const track of tracks.all()) track.isSolo = false
  }

  const append = (sound: SoundSource, volume: number): Track => {
    const fader = toFaderPosition(volume) ?? VOLUME.defaultSound
    const channel = createChannel(sound, faderGain(fader), publish)
    const flags = { isPlaying: false, isMuted: false, isSolo: false }
    const track: Track = { channel, sound, volume: fader, ...flags }
    tracks.append(track)
    return track
  }

  const setMaster = (volume: number) => {
    masterVolume = toFaderPosition(volume) ?? masterVolume
  }

  const applySetting = (track: Track, setting: string | undefined) => {
    if (track.sound.setting === setting) return
    track.sound = withSetting(track.sound, setting)
    track.channel.setSetting(setting)
  }

  const applyPosition = (track: Track, position: Position | undefined) => {
    track.sound = withPosition(track.sound, position)
    track.channel.setPosition(track.sound.position)
  }

  const onTrack = (id: string, run: (track: Track) => void) => {
    const track = tracks.find(id)
    if (track !== undefined) change(() => run(track))
  }

  const clear = () =>
    change(() => {
      for (const track of tracks.all()) tracks.remove(track)
    })

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    add: (sound, volume) =>
      change(() => {
        const present = tracks.find(sound.id)
        endSolos()
        if (present !== undefined) {
          present.isMuted = false
          setFader(present, volume)
          applySetting(present, sound.setting)
          if (sound.position) applyPosition(present, sound.position)
        }
        setPlaying(present ?? append(sound, volume), true)
        applyGains()
      }),
    toggle: (id) => onTrack(id, (track) => setPlaying(track, !track.isPlaying)),
    setVolume: (id, volume) => onTrack(id, (track) => setFader(track, volume)),
    setSetting: (id, setting) => onTrack(id, (track) => applySetting(track, setting)),
    setPosition: (id, position) => onTrack(id, (track) => applyPosition(track, position)),
    setName: (id, name) =>
      onTrack(id, (track) => {
        track.sound = { ...track.sound, name }
      }),
    setMasterVolume: (volume) => change(() => setMaster(volume)),
    playAll: () => setAll(true),
    pauseAll: () => setAll(false),
    stop: () =>
      change(() => {
        setAll(false)
        endSolos()
        for (const track of tracks.all()) track.isMuted = false
      }),
    setMuted: (id, isMuted) =>
      onTrack(id, (track) => {
        track.isMuted = isMuted
        applyGains()
      }),
    setSolo: (id, isSolo) =>
      onTrack(id, (track) => {
        track.isSolo = isSolo
        applyGains()
      }),
    move: (id, to) => onTrack(id, (track) => tracks.move(track, to)),
    remove: (id) =>
      onTrack(id, (track) => {
        tracks.remove(track)
        applyGains()
      }),
    clear,
    restore: (saved) =>
      change(() => {
        clear()
        setMaster(saved.masterVolume)
        for (const { sound, volume } of saved.tracks) {
          if (tracks.find(sound.id) === undefined) append(sound, volume)
        }
      }),
    soundingCount: tracks.soundingCount,
    positions: tracks.positions,
    findOutput: (id) => tracks.find(id)?.channel.output(),
    catchUp() {
      for (const { channel } of tracks.all()) channel.catchUp()
    },
    reopen: () => change(tracks.reopen),
    startAnew() {
      for (const { channel } of tracks.all()) channel.startAnew()
    },
    dispose: clear,
  }
}
