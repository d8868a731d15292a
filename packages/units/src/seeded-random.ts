/** A source of random numbers; each call gives the next one in [0, 1). */
export type Random = () => number

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** 32-bit FNV-1a of the UTF-16 code units (Fowler, Noll, Vo; draft-eastlake-fnv). */
const hashText = (text: string): number => {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, FNV_PRIME)
  }
  return hash >>> 0
}

/**
 * A repeatable stream of random numbers: the same words give the same numbers on every machine.
 *
 * Callers name every independent stream (`seededRandom('rain', seed, 'left', 'drops')`), so that one
 * more draw in a layer does not change another layer.
 *
 * sfc32 (Chris Doty-Humphrey, PractRand 0.93): 128 bits of state and integer arithmetic only, so
 * every JavaScript engine computes the same.
 */
export const seededRandom = (...words: readonly (string | number)[]): Random => {
  const name = words.join('\u0000')
  // In variables, Chromium would put each number that is wider than 31 bits into an object of its own.
  const state = Int32Array.of(hashText(`${name}a`), hashText(`${name}b`), hashText(`${name}c`), 1)
  const next = () => {
    const b = state[1]!
    const c = state[2]!
    const counter = state[3]!
    const sum = (state[0]! + b + counter) | 0
    state[3] = counter + 1
    state[0] = b ^ (b >>> 9)
    state[1] = (c + (c << 3)) | 0
    state[2] = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next()
  return next
}
