/** Sound of both ears, as many samples in each. */
export type Block = {
  readonly left: Float32Array<ArrayBuffer>
  readonly right: Float32Array<ArrayBuffer>
}

/** Gives its sound piece after piece, from its beginning on. */
export type BlockSource = {
  /**
   * @param length in samples; the piece that follows the one before
   * @returns a piece that may lie in the memory of the one before
   */
  readonly read: (length: number) => Promise<Block>
}

export const silentBlock = (length: number): Block => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

/** @returns a function that gives silent blocks, each in the memory of the one before: a browser lets what is thrown away lie */
export const createReusedBlock = () => {
  let block = silentBlock(0)
  return (length: number): Block => {
    if (block.left.length === length) {
      block.left.fill(0)
      block.right.fill(0)
    } else block = silentBlock(length)
    return block
  }
}

/**
 * @param kept how many samples of what came before; before the first piece there was silence
 * @returns a function that puts these before a piece, each time in the same memory
 */
export const createTail = (kept: number) => {
  let all = new Float32Array(kept)
  return (piece: Float32Array): Float32Array<ArrayBuffer> => {
    const before = all
    if (all.length !== kept + piece.length) all = new Float32Array(kept + piece.length)
    all.set(before.subarray(before.length - kept))
    all.set(piece, kept)
    return all
  }
}
