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
export { createSpectrum, type Spectrum } from './spectrum.ts'
export {
  correlation,
  kurtosis,
  mean,
  percentile,
  slopeOf,
  standardDeviation,
} from './statistics.ts'
export { truePeak } from './true-peak.ts'
