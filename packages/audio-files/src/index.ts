export { AudioRefusal, type AudioRefusalCode } from './audio-refusal.ts'
export type { ByteSource } from './byte-reader.ts'
export { checkAudio, type CheckedAudio } from './check-audio.ts'
