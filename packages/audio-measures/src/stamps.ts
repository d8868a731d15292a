export { claimOf } from './stamps/claim.ts'
export { prove, STAMPS_FOLDER } from './stamps/prove.ts'
export {
  createClosures,
  createSourceHash,
  encoderVersion,
  type SourceHash,
} from './stamps/source-hash.ts'
export { readProofs, writeStamps } from './stamps/stamp-files.ts'
