/** Sound of both ears, as many samples in each. */
export type Block = {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

/** Gives its sound piece after piece, from its beginning on. */
export type BlockSource = {
  /** @param length in samples; the piece that follows the one before */
  readonly read: (length: number) => Promise<Block>
}

export const silentBlock = (length: number): Block => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})
