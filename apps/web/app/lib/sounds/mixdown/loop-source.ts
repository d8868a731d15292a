import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { createReusedBlock, silentBlock, type Block, type BlockSource } from './stereo-block.ts'

type LoopedSamples = {
  /** One or two channels, of one length. */
  readonly channels: readonly (Float32Array | Int16Array)[]
  /** What a step of 1 is worth, where the samples are whole numbers. */
  readonly step?: number
  /** What repeats, in samples; what is before it is heard once. */
  readonly from: number
  readonly to: number
  /** Whether both ears hear the one channel, the right one later (docs/contract/audio.md §1). */
  readonly isTexture?: boolean
}

/** Repeats what is in memory, from its beginning on. */
export const createLoopSource = ({
  channels,
  step = 1,
  from,
  to,
  isTexture = false,
}: LoopedSamples): BlockSource => {
  const left = channels[0]!
  const right = isTexture ? left : (channels[1] ?? left)
  const shift = isTexture ? Math.round((to - from) * RIGHT_EAR_LATER) : 0
  const round = (place: number) => (place < to ? place : from + ((place - from) % (to - from)))
  const reuse = createReusedBlock()
  let at = 0
  return {
    read(wanted) {
      const block = reuse(wanted)
      for (let index = 0; index < wanted; index += 1) {
        block.left[index] = step * left[at]!
        block.right[index] = step * right[round(at + shift)]!
        at = at + 1 < to ? at + 1 : from
      }
      return Promise.resolve(block)
    },
  }
}

/** Begins a sound anew: gives it from its beginning to its end. */
export type OpenPieces = () => AsyncGenerator<Block>

const cut = ({ left, right }: Block, from: number, to?: number): Block => ({
  left: left.slice(from, to),
  right: right.slice(from, to),
})

const join = (one: Block, other: Block): Block => {
  const side = (name: keyof Block) => {
    const all = new Float32Array(one[name].length + other[name].length)
    all.set(one[name])
    all.set(other[name], one[name].length)
    return all
  }
  return { left: side('left'), right: side('right') }
}

/** Both have one length; their powers add up to one. */
const passInto = (old: Block, next: Block): Block => {
  const { length } = old.left
  const side = (name: keyof Block) =>
    old[name].map((sample, index) => {
      const angle = ((index + 0.5) / length) * (Math.PI / 2)
      return Math.cos(angle) * sample + Math.sin(angle) * next[name][index]!
    })
  return { left: side('left'), right: side('right') }
}

/**
 * Repeats a sound that is too long for memory. Its end passes into its beginning.
 *
 * @param overlap length of that passage, in samples; less than half of the sound
 */
export const createStreamSource = (open: OpenPieces, overlap: number): BlockSource => {
  let pieces = open()
  let held = silentBlock(0)
  let isEmpty = true

  /** Takes pieces until so many samples are held. @returns false at the end of the sound */
  const fill = async (wanted: number): Promise<boolean> => {
    while (held.left.length < wanted) {
      const { value, done } = await pieces.next()
      if (done) return false
      isEmpty = false
      held = join(held, value)
    }
    return true
  }

  const beginAnew = async () => {
    if (isEmpty) throw new Error('The sound is empty.')
    const old = held
    pieces = open()
    held = silentBlock(0)
    await fill(old.left.length)
    const { length } = old.left
    held = join(passInto(old, cut(held, 0, length)), cut(held, length))
  }

  return {
    async read(wanted) {
      let given = silentBlock(0)
      while (given.left.length < wanted) {
        const missing = wanted - given.left.length
        const goesOn = await fill(missing + overlap)
        const ready = Math.min(missing, Math.max(0, held.left.length - overlap))
        given = join(given, cut(held, 0, ready))
        held = cut(held, ready)
        if (!goesOn && held.left.length <= overlap) await beginAnew()
      }
      return given
    },
  }
}
