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
} from './beatbox-types.ts'
export type {
  Engine,
  EngineDiagnostics,
  EngineFault,
  EngineOptions,
  EngineStatus,
  MediaControls,
  Meander,
  NowPlaying,
  OutputDevices,
  PlayerStage,
  SidePlayer,
  Sleep,
  Mixer,
  MixSnapshot,
  Preview,
  PreviewProblem,
  PreviewSnapshot,
  PreviewState,
  SavedMix,
  SoundSource,
  TrackSnapshot,
  TrackStatus,
} from './engine-types.ts'
export { createEngine } from './create-engine.ts'
export { faderGain, outputPercent } from './fader-law.ts'
export { EMPTY_MIX } from './mixer.ts'
export { CLOSED_PREVIEW } from './preview.ts'
