declare module 'virtual:sound-manifest' {
  import type { ManifestBeat, ManifestKit, RenderedFile, SoundCredit } from '@dhvani/catalogue'

  type File = Pick<RenderedFile, 'name' | 'bytes' | 'version' | 'loopStart' | 'loopEnd'>

  /** By sound file id; a sound that was not rendered is absent. */
  export const sounds: Readonly<
    Record<string, { standard: File; small: File; credit?: SoundCredit }>
  >
  /** By loop id. */
  export const beats: Readonly<Record<string, ManifestBeat>>
  export const kits: Readonly<Record<string, ManifestKit>>
}
