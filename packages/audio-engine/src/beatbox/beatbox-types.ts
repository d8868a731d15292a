import type { Score as CatalogueScore, ScoreEvent } from '@dhvani/catalogue'
import type { BeatsPerMinute, Percent, Seconds } from '@dhvani/units'

/** The part of a rendered score that the beatbox plays. */
export type Score = Pick<CatalogueScore, 'beats' | 'events'>

export type { ScoreEvent }

/** How a loop sounds at any tempo. */
export type BeatLoopPlay =
  | {
      /** Struck and plucked loops: one-shots of a kit, placed by a score. */
      readonly kind: 'score'
      readonly scoreUrl: string
      readonly kit: {
        readonly url: string
        /** Where each one-shot is in the decoded sprite, in seconds. */
        readonly samples: Readonly<
          Record<string, { readonly start: number; readonly length: number }>
        >
      }
    }
  | {
      /** Sustained loops: whole renders at a few tempi; the nearest is stretched to the others. */
      readonly kind: 'anchors'
      readonly anchors: readonly {
        readonly beatsPerMinute: number
        readonly url: string
        /** Exact loop points in the decoded file, in seconds. */
        readonly loop: { readonly start: Seconds; readonly end: Seconds }
      }[]
    }

/** A loop that a slot can hold. */
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
  /** `failed`: its audio could not be loaded or decoded; the other slots go on. */
  readonly status: 'empty' | 'loading' | 'ready' | 'failed'
}

export type BeatboxSnapshot = {
  readonly tempo: BeatsPerMinute
  readonly isPlaying: boolean
  readonly masterVolume: Percent
  /** Always sixteen, by position. */
  readonly slots: readonly SlotSnapshot[]
  /** How many slots hold a loop. */
  readonly activeCount: number
}

/** A beat as it is saved and shared: tempo in BPM, volumes in percent, positions 0 to 15. */
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

/** A bol that a slot plays now; `beat` counts from the start of playing. */
export type HeardBol = { readonly slot: number; readonly bol: string; readonly beat: number }

export type BeatExport = {
  /** Length in bars of four beats. */
  readonly bars: number
  /** The beat to export; the one in the slots unless given. */
  readonly beat?: SavedBeat
  /** Share done, 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  /** Changes the finished sound, such as its level, before it becomes a file. Left and right have one length, in and out. */
  readonly finish?: (
    channels: readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>],
    sampleRate: number,
  ) => Promise<readonly [Float32Array, Float32Array]>
}

/** A recording of the beatbox, with every change that was made while it ran. */
export type RecordedBeat = {
  /** 16 bit, stereo. */
  readonly wav: Blob
  /** The same, compressed, with its format as `type`; `undefined` where a browser has no encoder. */
  readonly compressed: Blob | undefined
}

export type BeatRecording = {
  /** Length at which a recording stops growing. */
  readonly limit: Seconds
  /** Length of the recording so far, at most `limit`. */
  length(): Seconds
  /** Ends the recording; a second call gets the same one. */
  stop(): Promise<RecordedBeat>
}

/**
 * Sixteen slots on one pulse. Positions of slots are 0 to 15; a command for a position that does
 * not exist does nothing. A loop that enters late has the phase of one that played from the start.
 * Volumes are percents, 0 to 100.
 */
export type Beatbox = {
  subscribe(onChange: () => void): () => void
  /** The same object until something changed. */
  getSnapshot(): BeatboxSnapshot
  play(): void
  pause(): void
  /** In BPM, rounded to a whole number from 60 to 140; applies while playing, pitch unchanged. */
  setTempo(tempo: number): void
  /**
   * Plays every loop at this multiple of its own pitch, tempo unchanged, 0.7 to 1.42 (half an octave either
   * way); while playing, from the next bar on. 1 at first.
   */
  tune(ratio: number): void
  setMasterVolume(volume: number): void
  /** Loads a loop's audio before it is assigned. Rejects when that fails. */
  preload(loopId: string): Promise<void>
  /** Puts a loop on a slot; while playing, the loop enters on the next bar. */
  assign(slot: number, loopId: string): void
  clear(slot: number): void
  toggleSlot(slot: number): void
  setSlotVolume(slot: number, volume: number): void
  setMuted(slot: number, isMuted: boolean): void
  setSolo(slot: number, isSolo: boolean): void
  /** Clears all slots and sets their volumes to the default. */
  reset(): void
  save(): SavedBeat
  restore(saved: SavedBeat): void
  /**
   * Ends the music on a beat that is not queued yet: no stroke begins after it, earlier ones ring
   * out. The beatbox goes on counting until it is paused. `undefined` takes the ending back.
   */
  endAt(beat: number | undefined): void
  /** Beats since Play, as heard at this moment (output latency taken off); 0 while paused. */
  position(): number
  /** The bols that sound now, at most one for each slot. */
  bols(): readonly HeardBol[]
  /**
   * Renders the slots' loops as a 16-bit stereo WAV that loops: tails ring in its beginning. Rejects
   * with a `RangeError` below one bar or above ten minutes, and when `signal` aborts.
   */
  exportWav(request: BeatExport): Promise<Blob>
  /** Starts to record the beatbox. Rejects when the browser cannot record. */
  record(): Promise<BeatRecording>
  dispose(): void
}

export type BeatboxOptions = {
  /** Finds the loop of an id; the beatbox loads its audio when a slot first needs it. */
  readonly findLoop: (id: string) => BeatLoopSource | undefined
  /**
   * Address from which the page serves signalsmith-stretch's module for the audio worklet: needed
   * where a content security policy forbids `blob:` scripts.
   */
  readonly stretchModuleUrl?: string
}
