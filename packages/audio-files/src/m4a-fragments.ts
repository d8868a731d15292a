import { refuse } from './audio-refusal.ts'
import type { ByteReader } from './byte-reader.ts'
import type { Counted } from './m4a-sample-table.ts'
import { findInside, readBoxes, type Box } from './mp4-boxes.ts'
import { readEntries } from './read-entries.ts'

/** Flags of tfhd and trun (ISO/IEC 14496-12, sections 8.8.7 and 8.8.8). */
const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8 }
const TRUN = {
  dataOffset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  composition: 0x800,
}

const readFlags = (view: DataView): number => view.getUint32(0) & 0xff_ffff

const readDefaultDuration = (reader: ByteReader, head: Box, fallback: number): number => {
  const flags = readFlags(reader.view(head.start, 4))
  if ((flags & TFHD.duration) === 0) return fallback
  const skipped = (flags & TFHD.baseOffset ? 8 : 0) + (flags & TFHD.description ? 4 : 0)
  return reader.view(head.start + 8 + skipped, 4).getUint32(0)
}

const readRun = (reader: ByteReader, run: Box, fallback: number): Counted => {
  const head = reader.view(run.start, 8)
  const flags = readFlags(head)
  const samples = head.getUint32(4)
  if ((flags & TRUN.duration) === 0) return { samples, ticks: samples * fallback }
  const fields = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.composition]
  const entryBytes = fields.filter((field) => (flags & field) !== 0).length * 4
  const from = run.start + 8 + (flags & TRUN.dataOffset ? 4 : 0) + (flags & TRUN.firstFlags ? 4 : 0)
  if (from + samples * entryBytes > run.end) refuse('a run of samples that is cut off')
  let ticks = 0
  readEntries(reader, from, samples, entryBytes, (view, offset) => {
    ticks += view.getUint32(offset)
  })
  return { samples, ticks }
}

/**
 * What recorders in browsers write: the table is spread over fragments.
 *
 * @returns what all fragments count
 */
export const checkFragments = (reader: ByteReader, movie: Box, boxes: readonly Box[]): Counted => {
  const extensions = findInside(reader, movie, 'mvex') ?? refuse('no extension of the movie')
  const defaults = new Map(
    readBoxes(reader, extensions.start, extensions.end)
      .filter((box) => box.type === 'trex')
      .map(({ start }) => {
        const view = reader.view(start, 16)
        return [view.getUint32(4), view.getUint32(12)] as const
      }),
  )
  const all = { samples: 0, ticks: 0 }
  for (const fragment of boxes.filter((box) => box.type === 'moof')) {
    const parts = readBoxes(reader, fragment.start, fragment.end)
    for (const track of parts.filter((box) => box.type === 'traf')) {
      const inTrack = readBoxes(reader, track.start, track.end)
      const head = inTrack.find((box) => box.type === 'tfhd') ?? refuse('a headless fragment')
      const id = reader.view(head.start, 8).getUint32(4)
      const fallback = defaults.get(id) ?? refuse(`a fragment of a track ${id} that is not there`)
      const duration = readDefaultDuration(reader, head, fallback)
      for (const run of inTrack.filter((box) => box.type === 'trun')) {
        const { samples, ticks } = readRun(reader, run, duration)
        all.samples += samples
        all.ticks += ticks
      }
    }
  }
  return all
}
