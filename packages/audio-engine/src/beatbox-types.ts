import type { BeatsPerMinute, Percent, Seconds } from '@dhvani/units'

/** One event of a loop's score; the shape of the catalogue's `ScoreEvent`. */
export type ScoreEvent = {
  /** Position in beats from the loop's sam, human timing included. */
  readonly beat: number
  /** One-shot of the kit. */
  readonly sample: string
  /** Linear gain. */
  readonly gain: number
  /** -1 (left) to 1 (right). */
  readonly pan: number
  /** A new event of the same choke group cuts this one. */
  readonly choke?: string | undefined
  /** Playback rate for pitch, 1 unless bent. */
  readonly rate?: number | undefined
  /** Cut after this many beats. */
  readonly beats?: number | undefined
  /** What a player says here. */
  readonly bol?: string | undefined
}

export type Score = { readonly beats: number; readonly events: readonly ScoreEvent[] }

/** How a loop sounds at any tempo. */
export type BeatLoopPlay =
  | {
      /** Struck and plucked: one-shots of a kit, placed by a score. */
      readonly kind: 'score'
      readonly scoreUrl: string
      readonly kit: {
        readonly url: string
        /** Where each one-shot stands in the decoded sprite, in seconds. */
        readonly samples: Readonly<
          Record<string, { readonly start: number; readonly length: number }>
        >
      }
    }
  | {
      /** Sustained: whole renders at a few tempi, the nearest one stretched to what is asked. */
      readonly kind: 'anchors'
      readonly anchors: readonly {
        readonly beatsPerMinute: number
        readonly url: string
        /** Exact loop points in the decoded file, in seconds. */
        readonly loop: { readonly start: Seconds; readonly end: Seconds }
      }[]
    }

export type BeatLoopSource = {
  readonly id: string
  readonly name: string
  /** Length in beats. */
  readonly beats: number
  readonly play: BeatLoopPlay
}

export type SlotSnapshot = {
  /** `undefined` for an empty slot. */
  readonly loopId: string | undefined
  /** Whether a loop is assigned. */
  readonly isActive: boolean
  /** The slot's own play state; it sounds only while the beatbox plays too. */
  readonly isPlaying: boolean
  readonly volume: Percent
  readonly isMuted: boolean
  readonly isSolo: boolean
  /** `failed`: its audio could not be had; the others go on. */
  readonly status: 'empty' | 'loading' | 'ready' | 'failed'
}

export type BeatboxSnapshot = {
  readonly tempo: BeatsPerMinute
  readonly isPlaying: boolean
  readonly masterVolume: Percent
  /** Always sixteen. */
  readonly slots: readonly SlotSnapshot[]
  /** How many slots hold a loop. */
  readonly activeCount: number
}

/** What is kept of a beat. */
export type SavedBeat = {
  readonly tempo: number
  readonly masterVolume: number
  readonly slots: readonly {
    readonly position: number
    readonly loopId: string
    readonly volume: number
    readonly isMuted: boolean
    readonly isPlaying?: boolean
  }[]
}

/** What one slot is playing at the moment that is heard. */
export type HeardBol = { readonly slot: number; readonly bol: string; readonly beat: number }

export type BeatExport = {
  /** Length in bars of four beats. */
  readonly bars: number
  /** Another beat than the one on stage. */
  readonly beat?: SavedBeat
  /** Share done, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/** What was played, with every change that was made on the way. */
export type RecordedBeat = {
  /** 16 bit, stereo. */
  readonly wav: Blob
  /** The same in whatever this browser can compress to; its `type` says what. */
  readonly compressed: Blob | undefined
}

export type BeatRecording = {
  /** The longest that is recorded. */
  readonly limit: Seconds
  /** What is recorded so far; stops growing at `limit`. */
  length(): Seconds
  /** Ends it; asked twice, it gives the same. */
  stop(): Promise<RecordedBeat>
}

/**
 * Sixteen slots on one pulse. Positions of slots are 0 to 15; a position or an id that does not
 * exist does nothing. Every loop keeps the phase it would have had, had it played from the start.
 */
export type Beatbox = {
  subscribe(onChange: () => void): () => void
  /** The same object until something changed. */
  getSnapshot(): BeatboxSnapshot
  play(): void
  pause(): void
  /** 60 to 140, whole; applies while playing, pitch unchanged. */
  setTempo(tempo: number): void
  setMasterVolume(volume: number): void
  /** Fetches a loop that is going to be dropped. Rejects when it cannot be had. */
  preload(loopId: string): Promise<void>
  /** Drops a loop on a slot; while playing it enters on the next bar. */
  assign(slot: number, loopId: string): void
  clear(slot: number): void
  toggleSlot(slot: number): void
  setSlotVolume(slot: number, volume: number): void
  setMuted(slot: number, isMuted: boolean): void
  setSolo(slot: number, isSolo: boolean): void
  /** Clears all slots and brings the slot volumes back to 80. */
  reset(): void
  save(): SavedBeat
  restore(saved: SavedBeat): void
  /**
   * Ends the music on a beat that is not queued yet: no stroke begins after it, what rings may ring.
   * The beatbox goes on counting until it is paused. `undefined` calls the ending off.
   */
  endAt(beat: number | undefined): void
  /** Beats since play began, as heard at this moment (output latency taken off); 0 when paused. */
  position(): number
  /** The bols that sound now, at most one for each slot. */
  bols(): readonly HeardBol[]
  /** The same events as a 16-bit stereo WAV that loops: tails wrap into its beginning. */
  exportWav(request: BeatExport): Promise<Blob>
  /** Records from now on what is played. Rejects when the browser cannot. */
  record(): Promise<BeatRecording>
  dispose(): void
}

export type BeatboxOptions = {
  /** Where a loop's audio is; the beatbox loads it when it is first needed. */
  readonly findLoop: (id: string) => BeatLoopSource | undefined
  /**
   * Own address of signalsmith-stretch's module for the audio worklet, where a content security
   * policy forbids `blob:` scripts.
   */
  readonly stretchModuleUrl?: string
}
