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
export type { Engine, EngineDiagnostics, EngineFault, EngineOptions } from './create-engine.ts'
export type { EngineStatus } from './engine-status.ts'
export type { MediaControls, NowPlaying } from './context/media-controls.ts'
export type { Sleep } from './mixer/sleep.ts'
export type { Mixer, PlayableMix } from './mixer/mixer.ts'
export type { Preview } from './preview/preview.ts'
export type {
  MixSnapshot,
  PreviewProblem,
  PreviewSnapshot,
  PreviewState,
  TrackSnapshot,
  TrackStatus,
} from './snapshots.ts'
export type { Position, SoundSource } from './loading/sound-source.ts'
export { openContext } from './context/open-context.ts'
export { createEngine } from './create-engine.ts'
export type { GiveStandIn, StandIn } from './loading/stand-in.ts'
export type { Period, PeriodNeed, Renew, Urgency } from './voices/renew.ts'
