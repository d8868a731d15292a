export { encodeLoop, type EncodedLoop } from './encode/encode-loop.ts'
export { encodeMp3, type Mp3Options, type Mp3SampleRate } from './encode/encode-mp3.ts'
export { normaliseLoudness, type Finish, type Meters } from './dsp/normalise.ts'
export { hashPcm16, toPcm16 } from './dsp/pcm.ts'
export { scaleStereo, type Stereo } from './dsp/stereo.ts'
export type {
  BeatKit,
  BeatPlay,
  BeatRecipe,
  BeatScore,
  BeatScoreEvent,
  KitSamples,
} from './beats/beat-recipe.ts'
export type { Recipe } from './recipe.ts'
export { findRecipe, RECIPES } from './recipes.ts'
export { getCalmestStart, rotate } from './dsp/calm-seam.ts'
export { evenLoudness } from './periods/even-loudness.ts'
export { BEAT_KITS, BEAT_RECIPES } from './beats/index.ts'
export { SANTOOR_NOTES } from './beats/strings/santoor.ts'
export { SITAR_NOTES } from './beats/strings/sitar-notes.ts'
export { pitchOf, svaraKey } from './beats/svara.ts'
