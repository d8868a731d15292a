import type { Percent, Seconds } from '@dhvani/units'
import type { AudioHost } from './context/audio-host.ts'
import type { SoundLibrary } from './loading/sound-library.ts'
import type { GiveStandIn } from './loading/stand-in.ts'
import type { BufferVoiceOptions } from './voices/buffer-voice.ts'
import type { Voice, VoiceEvents } from './voices/voice.ts'

/** A sound that can be previewed and mixed. */
export type SoundSource = {
  /** Stable while the sound exists: a built-in sound's id, or `user:{row id}`. */
  readonly id: string
  readonly name: string
  readonly url: string
  /** What the file holds by a count of its frames. A player only guesses how long a file without an index is. */
  readonly length?: Seconds
  /**
   * Exact loop points inside the decoded file, in seconds. With them the file loops from `start` to
   * `end` without a seam; without them the engine makes a loop itself.
   */
  readonly loop?: { readonly start: Seconds; readonly end: Seconds }
  /**
   * A steady texture, such as rain or a river. The engine keeps one decoded channel, which halves
   * its memory, and plays it left and right, half a period apart. Needs `loop`.
   */
  readonly isTexture?: boolean
  /**
   * Place and characters of the sound, as a code that `Renew` understands; absent for the sound of the file.
   * The engine only compares codes.
   */
  readonly setting?: string
}

export type LoopVoiceOptions = Omit<BufferVoiceOptions, 'at'> &
  Pick<SoundLibrary, 'hold'> & { readonly sound: SoundSource }

/** Starts the voice of a sound that has loop points. */
export type StartLoopVoice = (
  context: BaseAudioContext,
  options: LoopVoiceOptions,
  events: Pick<VoiceEvents, 'onIdle'>,
) => Voice

/** `failed`: the sound could not be loaded or played; adding or toggling it tries again. */
export type TrackStatus = 'loading' | 'ready' | 'failed'

export type TrackSnapshot = {
  readonly sound: SoundSource
  /** Fader position, 0 to 100. */
  readonly volume: Percent
  /** Whether the track is set to play; while `loading`, nothing is heard yet. */
  readonly isPlaying: boolean
  readonly status: TrackStatus
  /** Output as the site shows it: individual × master, rounded to whole percents. */
  readonly output: Percent
  /** The track goes on in silence. */
  readonly isMuted: boolean
  /** The track silences every track that is not solo. */
  readonly isSolo: boolean
  /** Whether nothing of the track is heard: it is muted, or others are solo and it is not. */
  readonly isSilenced: boolean
  /** Whether its audio is streamed for want of memory, and so has no settings. False until it is loaded. */
  readonly isStreamed: boolean
}

export type MixSnapshot = {
  /** In the order of adding, until `move` changes it. */
  readonly tracks: readonly TrackSnapshot[]
  /** The main play state: whether any track is set to play. */
  readonly isPlaying: boolean
  readonly masterVolume: Percent
  /** How many tracks are loaded and set to play, those that are silenced included. */
  readonly playingCount: number
}

/** What `Mixer.restore` takes: tracks in their order, volumes in percent. A saved mix has more. */
export type RestorableMix = {
  readonly masterVolume: number
  readonly tracks: readonly { readonly sound: SoundSource; readonly volume: number }[]
}

/** The tracks of the mix. Volumes are percents, 0 to 100. A command for an unknown id does nothing. */
export type Mixer = {
  subscribe(onChange: () => void): () => void
  /** The same object until something changes. */
  getSnapshot(): MixSnapshot
  /** Appends a sound and plays it; one that is in the mix already gets the volume and plays. */
  add(sound: SoundSource, volume: number): void
  toggle(id: string): void
  setVolume(id: string, volume: number): void
  /** Makes the voice of a sound pass into another setting; `undefined` leads back to the file. */
  setSetting(id: string, setting: string | undefined): void
  setName(id: string, name: string): void
  setMasterVolume(volume: number): void
  /** Sets every track to play. */
  playAll(): void
  pauseAll(): void
  /** Pauses every track, as `pauseAll` does, and ends every mute and solo. */
  stop(): void
  /** Mutes and solos are of the mix that plays: nothing keeps them. `add` ends the sound's mute and every solo. */
  setMuted(id: string, isMuted: boolean): void
  setSolo(id: string, isSolo: boolean): void
  /** Gives a track another place in the order, counted from 0; a place beyond the last is the last. */
  move(id: string, to: number): void
  remove(id: string): void
  /** Removes every track. */
  clear(): void
  /** Replaces the mix by a saved one, paused. */
  restore(saved: RestorableMix): void
}

export type PreviewState = 'closed' | 'loading' | 'ready' | 'playing' | 'error'

export type PreviewProblem =
  /** The HEAD request was refused: no such file. */
  | 'inaccessible'
  /** The HEAD request got no answer, or the file's answer broke off. */
  | 'unreached'
  /** The audio could not be loaded or decoded. */
  | 'unplayable'
  /** The browser refused to play. */
  | 'playback'

export type PreviewSnapshot = {
  readonly state: PreviewState
  readonly sound: SoundSource | undefined
  readonly volume: Percent
  readonly problem: PreviewProblem | undefined
  /** How long the preview is: ten seconds, or the sound's own length if that is shorter. */
  readonly length: Seconds
}

export type Preview = {
  subscribe(onChange: () => void): () => void
  getSnapshot(): PreviewSnapshot
  /** Checks the file, loads it and plays it at the default volume. Closes any other preview. */
  open(sound: SoundSource): void
  play(): void
  pause(): void
  /** In percent, 0 to 100. */
  setVolume(volume: number): void
  /** Stops; the decoded audio stays in memory for an `add` that follows. */
  close(): void
  /** Seconds heard so far, 0 to the snapshot's `length`; cheap enough for every animation frame. */
  elapsed(): Seconds
}

/** A sound that could not be loaded or played. `reason` is usually an `Error`. */
export type EngineFault = {
  readonly soundId: string
  readonly soundName: string
  readonly reason: unknown
}

/** What the engine holds at this moment; for tests and the bench. */
export type EngineDiagnostics = {
  /** Number of tracks whose nodes sound or fade, removed ones included. */
  readonly sounding: number
  /** Bytes of decoded audio in memory. */
  readonly heldBytes: number
  /** Where each track is in its audio, in seconds, by sound id; absent until it has sounded. */
  readonly positions: ReadonlyMap<string, Seconds>
  readonly context: AudioContextState | 'none'
}

/** Why nothing may be heard, for the site to tell the listener. */
export type EngineStatus = {
  /** The browser keeps audio silent although a sound is set to play: a tap is needed. */
  readonly isBlocked: boolean
  /** A call or another app has taken the audio output; sound returns by itself or with a tap. */
  readonly isInterrupted: boolean
  /** This tab paused because another tab of Dhvani started to play. */
  readonly isPausedByOtherTab: boolean
}

/** A fade to silence on the audio clock: it needs no timer, so hidden tabs fade too. */
export type Sleep = {
  /**
   * Fades all sound from its level of this moment to silence, at a constant number of decibels per
   * second, then stops the mix and every player beside it. A second call starts over from the level of
   * that moment.
   *
   * @param options.since  how long the fade has been going on, where it goes on after a pause, another page
   *   or another length: the level is that of its line, 60 dB over `since` and `over` together
   */
  fadeOut(options: { readonly over: Seconds; readonly since?: Seconds }): void
  /** Cancels the fade: the level returns within a second. */
  cancel(): void
}

/** What lock screens and other system media controls show. */
export type NowPlaying = {
  readonly title: string
  readonly artist?: string
  readonly artwork?: readonly {
    readonly src: string
    readonly sizes?: string
    readonly type?: string
  }[]
}

/** Shown as playing on the system's media controls, in place of the mix. */
export type Foreground = {
  readonly nowPlaying: NowPlaying
  /** Called at each pause and each stop. */
  readonly onPause: () => void
}

/** The mix on the lock screen; media keys and headsets play, pause and stop it. */
export type MediaControls = {
  /** What to show while the mix has tracks, paused or not; `undefined` shows nothing. */
  setNowPlaying(nowPlaying: NowPlaying | undefined): void
  /** Puts something in the place of the mix, or the mix back. */
  setForeground(foreground: Foreground | undefined): void
}

/** A player beside the mix, such as the beatbox. */
export type SidePlayer = {
  getSnapshot(): { readonly isPlaying: boolean }
  pause(): void
  dispose(): void
}

/** What the engine gives to a player beside the mix. */
export type SidePlayerContext = {
  readonly host: AudioHost
  readonly fetch: typeof globalThis.fetch
  readonly giveStandIn: GiveStandIn | undefined
  /** To be called when the player starts and when it pauses. */
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onFault: (piece: { id: string; name: string }, reason: unknown) => void
}

/** The one owner of the audio context, with all that plays on it. */
export type Engine = {
  readonly mixer: Mixer
  readonly preview: Preview
  readonly sleep: Sleep
  readonly media: MediaControls
  readonly status: {
    subscribe(onChange: () => void): () => void
    getSnapshot(): EngineStatus
  }
  /**
   * Adds a player beside the mix, on the same context: the mix pauses while it plays and comes back
   * when it pauses. The caller disposes of the player.
   */
  addSidePlayer<Player extends SidePlayer>(make: (context: SidePlayerContext) => Player): Player
  /**
   * Creates the audio context and asks it to run; to be called inside a pointer or key event. Before
   * the page's first such event it does not ask, since browsers would refuse and warn.
   *
   * @returns whether the context runs, at the latest after 0.4 s; after a gesture, after 2.5 s
   */
  unlock(): Promise<boolean>
  /**
   * From now on sounds that have loop points start with this voice, for example `renewVoices` of
   * `@dhvani/audio-engine/renewal`, which is an entry of its own because it is needed late.
   */
  renewWith(startLoop: StartLoopVoice): void
  /** Calls `listener` for every sound that fails; the others go on. @returns a function that unsubscribes */
  onFault(listener: (fault: EngineFault) => void): () => void
  /** What a track adds to the mix, before the master; `undefined` while it does not sound. For meters. */
  findOutput(soundId: string): AudioNode | undefined
  diagnostics(): EngineDiagnostics
  dispose(): void
}

export type EngineOptions = {
  /** Called at the first command that needs audio, and when a dead context is replaced. */
  readonly createContext: () => AudioContext
  readonly fetch?: typeof globalThis.fetch
  /** Decides where in its loop a sound begins; each call gives a number in [0, 1). */
  readonly random?: () => number
  /** Makes a media element for audio that is too long to decode. */
  readonly createMediaElement?: () => HTMLAudioElement
  /** Asked before every file, and again when a file could not be loaded. */
  readonly giveStandIn?: GiveStandIn
  /** Name of the channel on which tabs tell each other that they play; `''` for none. */
  readonly tabChannel?: string
  /** Most bytes of decoded audio kept at once; by the device's memory unless given. */
  readonly decodeBudget?: number
}
