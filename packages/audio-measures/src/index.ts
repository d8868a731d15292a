export {
  bandCorrelation,
  bandLevels,
  bandModulation,
  bandShare,
  earCorrelation,
  type Band,
} from './band.ts'
export {
  autocorrelation,
  envelopeOf,
  findBursts,
  findRises,
  modulationSpectrum,
  type Burst,
} from './envelope.ts'
export {
  centroidAt,
  meanSpectrum,
  measureFeatures,
  spectralSlope,
  type Features,
} from './features.ts'
export { bandOf } from './filter.ts'
export { spectralHoles } from './holes.ts'
export {
  blockLevels,
  blockPowers,
  crest,
  longestSilence,
  offsetLevel,
  powerToDecibels,
  rms,
  samplePeak,
  toMono,
  type Channels,
} from './level.ts'
export { blockLoudness, integratedLoudness } from './loudness.ts'
export { foldLosses, worstFoldLoss, type FoldLoss } from './fold-loss.ts'
export {
  attackTime,
  centroidAfterOnset,
  levelSpread,
  nonHarmonicShare,
  onsetIntervalVariation,
  type LevelSpread,
} from './onset.ts'
export {
  bandDecayTime,
  decayTime,
  inharmonicity,
  partialLevels,
  partialWobble,
  type PartialLevelOptions,
} from './partials.ts'
export {
  peakOffset,
  trackPartials,
  trackPeak,
  type PartialOptions,
  type PartialTrack,
  type PitchPoint,
  type PitchTrackOptions,
} from './pitch-track.ts'
export { longestGap, measureSeam, repeatLoop, type SeamMeasure } from './seam.ts'
export { selfSimilarity } from './self-similarity.ts'
export { createSpectrum, createTransform, packPair, type Spectrum } from './spectrum.ts'
export { findStandouts, type Standout } from './standouts.ts'
export {
  correlation,
  kurtosis,
  mean,
  median,
  percentile,
  slopeOf,
  standardDeviation,
} from './statistics.ts'
export { bandDecay, clickShare, levelAfterPeak, octavePeaks } from './stroke.ts'
export { truePeak } from './true-peak.ts'
