import type { Seconds } from '@dhvani/units'

/** A sound that can be previewed and mixed. */
export type SoundSource = {
  /** Stable while the sound exists: a built-in sound's id, or `user:{row id}`. */
  readonly id: string
  readonly name: string
  readonly url: string
  /** What the file holds by a count of its frames. A player only guesses how long a file without an index is. */
  readonly length?: Seconds
  /**
   * Exact loop points inside the decoded file, in seconds. With them the file loops from `start` to
   * `end` without a seam; without them the engine makes a loop itself.
   */
  readonly loop?: { readonly start: Seconds; readonly end: Seconds }
  /**
   * A steady texture, such as rain or a river. The engine keeps one decoded channel, which halves
   * its memory. Both ears hear it, the right one later (docs/contract/audio.md §1). Needs `loop`.
   */
  readonly isTexture?: boolean
  /**
   * Place and characters of the sound, as a code that `Renew` understands; absent for the sound of the file.
   * The engine only compares codes.
   */
  readonly setting?: string
  /** Where the sound is around the listener; absent in the middle and near. */
  readonly position?: Position
}

/** Where a sound is around its listener, in whole tenths. */
export type Position = {
  /** From -10, all left, to 10, all right. */
  readonly x: number
  /** From 0, near, to 10, far. */
  readonly depth: number
}
