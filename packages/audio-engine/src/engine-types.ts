import type { Percent, Seconds } from '@dhvani/units'
import type { AudioHost } from './audio-host.ts'

/** Anything that can be previewed and mixed. */
export type SoundSource = {
  /** Stable while the sound exists: a built-in sound's id, or `user:{row id}`. */
  readonly id: string
  readonly name: string
  readonly url: string
  /**
   * Exact loop points inside the decoded file. With them the file loops from `start` to `end`
   * without a seam; without them the engine finds or makes a loop itself.
   */
  readonly loop?: { readonly start: Seconds; readonly end: Seconds }
  /**
   * A steady texture (rain, wind, water): one decoded channel is enough, played twice half a
   * period apart, left and right. Halves its memory. Needs `loop`.
   */
  readonly isTexture?: boolean
}

export type TrackStatus = 'loading' | 'ready' | 'failed'

export type TrackSnapshot = {
  readonly sound: SoundSource
  /** Fader position. */
  readonly volume: Percent
  /** What the listener asked for; while `loading` nothing is heard yet. */
  readonly isPlaying: boolean
  readonly status: TrackStatus
  /** Final output as people read it: individual × master, rounded to whole percents. */
  readonly output: Percent
}

export type MixSnapshot = {
  /** In the order of adding. */
  readonly tracks: readonly TrackSnapshot[]
  /** The main play state of the mix. */
  readonly isPlaying: boolean
  readonly masterVolume: Percent
  /** How many tracks are sounding now. */
  readonly playingCount: number
}

/** What is needed to bring a mix back after a reload. */
export type SavedMix = {
  readonly masterVolume: number
  readonly tracks: readonly { readonly sound: SoundSource; readonly volume: number }[]
}

/** The mix of docs/contract/product.md §4. A method called with an unknown id does nothing. */
export type Mixer = {
  subscribe(onChange: () => void): () => void
  /** The same object until something changed. */
  getSnapshot(): MixSnapshot
  /** Already in the mix: new volume and playing. New: appended, playing, main set playing. */
  add(sound: SoundSource, volume: number): void
  toggle(id: string): void
  setVolume(id: string, volume: number): void
  setMasterVolume(volume: number): void
  /** Main play/pause: sets every track to the new state. */
  playAll(): void
  pauseAll(): void
  /** Pauses every track and the main state. */
  stop(): void
  remove(id: string): void
  /** Sign-out: removes everything. */
  clear(): void
  /** Brings a saved mix back, paused. */
  restore(saved: SavedMix): void
}

export type PreviewState = 'closed' | 'loading' | 'ready' | 'playing' | 'error'

export type PreviewProblem =
  /** HEAD said no: 'Cannot access {name}. File may not exist in storage.' */
  | 'inaccessible'
  /** The audio itself failed: 'Failed to load {name}.' */
  | 'unplayable'
  /** Starting failed: 'Playback failed. Please try again.' */
  | 'playback'

export type PreviewSnapshot = {
  readonly state: PreviewState
  readonly sound: SoundSource | undefined
  readonly volume: Percent
  readonly problem: PreviewProblem | undefined
  /** How much of the preview has been heard, 0 to `length`; for a progress ring. */
  readonly length: Seconds
}

export type Preview = {
  subscribe(onChange: () => void): () => void
  getSnapshot(): PreviewSnapshot
  /** HEAD check, load, then plays by itself; volume goes back to 50. Closes any other preview. */
  open(sound: SoundSource): void
  play(): void
  pause(): void
  setVolume(volume: number): void
  /** Stops and forgets; the decoded audio stays for an `add` that follows. */
  close(): void
  /** Seconds heard so far, read in an animation frame. */
  elapsed(): Seconds
}

export type EngineFault = {
  readonly soundId: string
  readonly soundName: string
  readonly reason: unknown
}

/** What the engine holds at this moment; for tests, the bench and a support page. */
export type EngineDiagnostics = {
  /** Tracks whose nodes sound or fade, removed ones included. */
  readonly sounding: number
  /** Bytes of decoded audio in memory. */
  readonly heldBytes: number
  /** Where each track is in its audio, by sound id; absent until it has sounded. */
  readonly positions: ReadonlyMap<string, Seconds>
  readonly context: AudioContextState | 'none'
}

/** What a person may need to be told about the sound as a whole. */
export type EngineStatus = {
  /** The browser keeps audio silent although something is set to play: a tap is needed. */
  readonly isBlocked: boolean
  /** A call or another app has taken the sound; it comes back by itself or with a tap. */
  readonly isInterrupted: boolean
  /** Another tab of Dhvani started to play, so this one paused. */
  readonly isPausedByOtherTab: boolean
}

/** A fade to silence on the audio clock: it needs no timer and survives hidden tabs. */
export type Sleep = {
  /**
   * Fades everything from where it is to silence, at a constant number of decibels per second, then
   * stops the mix. Asked again, it starts over from the level of that moment.
   */
  fadeOut(options: { readonly over: Seconds }): void
  /** Takes it back: the level returns within a second. */
  cancel(): void
}

/** What the lock screen, the keyboard's media keys and a headset show and do. */
export type NowPlaying = {
  readonly title: string
  readonly artist?: string
  readonly artwork?: readonly {
    readonly src: string
    readonly sizes?: string
    readonly type?: string
  }[]
}

export type MediaControls = {
  /** What to show while the mix plays; `undefined` shows nothing. */
  setNowPlaying(nowPlaying: NowPlaying | undefined): void
}

/** What a player beside the mix must be able to do. */
export type SidePlayer = {
  getSnapshot(): { readonly isPlaying: boolean }
  pause(): void
  dispose(): void
}

/** What the engine lends to a player beside the mix. */
export type PlayerStage = {
  readonly host: AudioHost
  readonly fetch: typeof globalThis.fetch
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onFault: (piece: { id: string; name: string }, reason: unknown) => void
}

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
   * Gives another player a seat beside the mix, on the same context: the mix pauses while it plays
   * and comes back when it pauses. Whoever seats it disposes of it.
   */
  seat<Player extends SidePlayer>(make: (stage: PlayerStage) => Player): Player
  /**
   * Call it inside a pointer or key event: creates the audio context or wakes it. Before the first
   * such event of the page it only waits whether the browser lets sound play by itself. Resolves to
   * whether the context runs.
   */
  unlock(): Promise<boolean>
  /** Told of every sound that could not be loaded or played; the others go on. */
  onFault(listener: (fault: EngineFault) => void): () => void
  diagnostics(): EngineDiagnostics
  dispose(): void
}

export type EngineOptions = {
  /** Called at the first unlock or play, never before. */
  readonly createContext: () => AudioContext
  readonly fetch?: typeof globalThis.fetch
  /** Where a loop begins; each call gives the next number in [0, 1). */
  readonly random?: () => number
  /** Makes a media element for audio that is too long to decode. */
  readonly createMediaElement?: () => HTMLAudioElement
  /** Name of the channel on which tabs tell each other that they play; `''` for none. */
  readonly tabChannel?: string
  /** Most bytes of decoded audio kept at once. */
  readonly decodeBudget?: number
}
