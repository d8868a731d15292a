/**
 * What is wrong with a file that is refused:
 *
 * - `not_audio`: it is of none of the five families, or not what it begins as
 * - `too_costly`: it has more parts, or takes longer to read, than a check may
 */
export type AudioRefusalCode = 'not_audio' | 'too_costly'

/** A file that is refused. `code` is stable; `message` is for the log. */
export class AudioRefusal extends Error {
  override readonly name = 'AudioRefusal'
  readonly code: AudioRefusalCode
  constructor(code: AudioRefusalCode, reason: string) {
    super(reason)
    this.code = code
  }
}

/** @throws {AudioRefusal} always */
export const refuse = (reason: string, code: AudioRefusalCode = 'not_audio'): never => {
  throw new AudioRefusal(code, reason)
}
