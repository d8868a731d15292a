export type {
  BeatExport,
  BeatLoopPlay,
  BeatLoopSource,
  BeatRecording,
  Beatbox,
  BeatboxOptions,
  BeatboxSnapshot,
  HeardBol,
  RecordedBeat,
  SavedBeat,
  Score,
  ScoreEvent,
  SlotSnapshot,
} from './beatbox/beatbox-types.ts'
export type {
  Engine,
  EngineDiagnostics,
  EngineFault,
  EngineOptions,
  EngineStatus,
  MediaControls,
  NowPlaying,
  Sleep,
  Mixer,
  MixSnapshot,
  Preview,
  PreviewProblem,
  PreviewSnapshot,
  PreviewState,
  RestorableMix,
  SoundSource,
  TrackSnapshot,
  TrackStatus,
} from './engine-types.ts'
export { createEngine } from './create-engine.ts'
export type { GiveStandIn, StandIn } from './loading/stand-in.ts'
export type { Period, PeriodWish, Renew } from './voices/renew.ts'
