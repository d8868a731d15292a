export {
  ACCEPTED_AUDIO_TYPES,
  FAMILY_EXTENSIONS,
  FAMILY_TYPE,
  findExtension,
  findFamilyOfExtension,
  findFamilyOfType,
  sniffAudioFamily,
  type AudioFamily,
} from './audio-family.ts'
export {
  BEATBOX,
  CONTACT_TOAST_DELAY,
  COPIED_FEEDBACK,
  DONATION_TIERS_GBP,
  FOCUS_TIMER,
  MAX_UPLOAD_BYTES,
  PASSWORD_LENGTH,
  PREVIEW_LENGTH,
  SAVED_MIXES,
  SOUND_DESCRIPTION_MAX_LENGTH,
  SOUND_NAME_LENGTH,
  VOLUME,
} from './limits.ts'
export {
  BEAT_LOOPS,
  findBeatLoop,
  LOOP_CATEGORIES,
  type BeatLoop,
  type LoopCategory,
  type LoopId,
} from './loops.ts'
export {
  LOOP_LOUDNESS,
  SOUND_LOUDNESS,
  type LoudnessClass,
  type SoundLoudness,
} from './loudness.ts'
export {
  isLaterMix,
  mixVersionOf,
  parseMix,
  savedMixRowSchema,
  type Mix,
  type MixPosition,
} from './mix.ts'
export { ERROR_NAMES } from './error-report-facts.ts'
export { errorReportSchema, type ErrorReport } from './error-report.ts'
export { FIXED_TEXTS } from './fixed-texts.ts'
export {
  cleanText,
  countLetters,
  cutText,
  parseName,
  fileSizeProblem,
  ownSoundDetailsSchema,
  soundDescriptionSchema,
  soundNameSchema,
  userSoundRowSchema,
  withoutControls,
  type OwnSoundDetails,
  type UserSoundRow,
} from './own-sound.ts'
export { BUILT_IN_BUCKET, USER_BUCKET } from './buckets.ts'
export {
  SOUND_SETTINGS,
  type Character,
  type Place,
  type PlaceOf,
  type UsualCharacters,
} from './places.ts'
export { parseSettingCode, settingSchemaOf, writeSettingCode, type Setting } from './setting.ts'
export { siteConfigSchema, type SiteConfig } from './site-config.ts'
export {
  manifestBeatSchema,
  manifestKitSchema,
  manifestSoundSchema,
  renderedFileSchema,
  scoreEventSchema,
  scoreSchema,
  soundCreditSchema,
  soundManifestSchema,
  type ManifestBeat,
  type ManifestKit,
  type ManifestSound,
  type RenderedFile,
  type Score,
  type ScoreEvent,
  type SoundCredit,
  type SoundManifest,
} from './sound-manifest.ts'
export {
  BUILT_IN_SOUNDS,
  CATEGORIES,
  findBuiltInSound,
  SOUND_FILES,
  type BuiltInSound,
  type BuiltInSoundId,
  type Category,
  type SoundFileId,
} from './sounds.ts'
