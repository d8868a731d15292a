export { findLehra, lehraFrequency, type Lehra, type LehraNote } from './companions/lehra.ts'
export { manjiraBeats, type ManjiraBeat, type ManjiraStroke } from './companions/manjira.ts'
export { swarmandalStrings, type SwarmandalString } from './companions/swarmandal.ts'
export { JUST, type SvaraLetter } from './pitch/just.ts'
export {
  dayanFrequency,
  findSaKey,
  SA_KEYS,
  saFrequency,
  type SaKey,
  type SaTuning,
} from './pitch/sa.ts'
export {
  GAUGE_THICKNESS,
  SMALLER_TANPURA,
  stringFrequency,
  tanpuraStrings,
  type TanpuraString,
} from './pitch/tanpura-strings.ts'
export { ladderTempo, type Ladder } from './practice/ladder.ts'
export { addPractised, parsePractised, type PractisedDays } from './practice/practised.ts'
export { keepPreset, parsePresets, PRESET_LIMITS, type Preset } from './practice/presets.ts'
export { sessionAt, type SessionMoment, type SessionPlan } from './practice/session.ts'
export {
  isLehraAlone,
  FEELS,
  FIRST_STRINGS,
  GAUGES,
  parseSettings,
  RIYAZ_DEFAULTS,
  RIYAZ_FIELDS,
  RIYAZ_LIMITS,
  STRING_COUNTS,
  taalOf,
  type Feel,
  type FirstString,
  type Gauge,
  type NumberField,
  type ReadSettings,
  type RiyazSettings,
  type StringCount,
} from './settings/settings.ts'
export { readSettingsQuery, writeSettingsQuery } from './settings/settings-link.ts'
export {
  bolOf,
  isLeftHand,
  STROKES,
  type BolName,
  type HandPart,
  type StrokeName,
} from './taal/bols.ts'
export {
  COUNTED,
  findTaal,
  TAALS,
  thekasOf,
  runsIntoSam,
  vibhagAt,
  type HandSign,
  type Taal,
  type TaalId,
} from './taal/taals.ts'
export { speakMatra, type Mark, type Matra, type Vibhag } from './taal/theka.ts'
export { arrangeCycle, type Arrangement, type PlacedStroke } from './time/arrange.ts'
export { findTihaiSam } from './time/phrases.ts'
export { createTapTempo, type TapTempo } from './time/tap-tempo.ts'
export { BREATH, createTimeline, type Timeline, type TimelineOptions } from './time/timeline.ts'
export { findComfortableSa, PHRASE_SECONDS, type FoundSa } from './sur/find-sa.ts'
export { momentLength, SUNG } from './sur/pitch-detector.ts'
export { findRaga, type PlacedSvara, type Raga, type RagaHour } from './sur/ragas.ts'
export { RAGA_IDS, THAAT_IDS, type ScaleId } from './sur/scale-ids.ts'
export { hasSvara } from './sur/scales.ts'
export { createSungLine, type SungLine, type SungPoint } from './sur/sung-line.ts'
export {
  bandOf,
  BANDS,
  centsAbove,
  nearestSvara,
  SVARA_CENTS,
  type Band,
  type HeardSvara,
} from './sur/svara.ts'
