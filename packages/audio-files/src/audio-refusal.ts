/**
 * What is wrong with a file that is refused:
 *
 * - `not_audio`: it is of none of the five families, holds something else too, or contradicts itself
 * - `cut_off`: it lacks more of what it promises than recorders leave out
 * - `unplayable`: it is of a family, and holds a sound that browsers do not play
 * - `locked`: its sound is encrypted
 * - `video`: it holds a film
 * - `too_costly`: it has more parts, or takes longer to read, than a check may
 */
export type AudioRefusalCode =
  | 'not_audio'
  | 'cut_off'
  | 'unplayable'
  | 'locked'
  | 'video'
  | 'too_costly'

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
