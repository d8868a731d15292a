import type { LoopId } from '@dhvani/catalogue'
import { parseBeat, type Beat } from './beat-schema.ts'

/**
 * Letters of the loops in links. Links live for years: never reuse or change a letter, only add.
 */
const LETTERS: Readonly<Record<LoopId, string>> = {
  'tabla-teentaal': 'a',
  'tabla-keherwa': 'b',
  'tabla-rela': 'c',
  'dhol-chaal': 'd',
  'dhol-kaherwa': 'e',
  'vocal-aalap': 'f',
  'vocal-sargam': 'g',
  'raga-drone': 'h',
  'raga-santoor': 'i',
  'flute-phrase': 'j',
  'flute-night': 'k',
  'sitar-gat': 'l',
  'sitar-jhala': 'm',
}

const LOOPS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([id, letter]) => [letter, id]),
)

const VERSION = '1'
const MUTED = 1
const RESTING = 2

const writeSlot = ({ position, loopId, volume, isMuted, isPlaying }: Beat['slots'][number]) => {
  const flags = (isMuted ? MUTED : 0) + (isPlaying === false ? RESTING : 0)
  const letter = LETTERS[loopId as LoopId]
  return `${position.toString(16)}${letter}${volume.toString(36).padStart(2, '0')}${flags}`
}

/**
 * Writes a whole beat in at most 90 characters, none of which an address has to escape.
 *
 * Version 1: `1.{tempo}.{master volume}.{slots}`; a slot is its position in hexadecimal, the
 * letter of its loop, its volume in two digits of base 36, and its flags (1 muted, 2 resting).
 */
export const writeBeatCode = ({ tempo, masterVolume, slots }: Beat): string =>
  [VERSION, tempo, masterVolume, slots.map(writeSlot).join('')].join('.')

const SHAPE = /^1\.(\d{1,3})\.(\d{1,3})\.((?:[0-9a-f][a-z][0-9a-z]{2}[0-3])*)$/

const readSlot = (code: string) => {
  const flags = Number(code[4])
  return {
    position: Number.parseInt(code.slice(0, 1), 16),
    loopId: LOOPS.get(code.slice(1, 2)),
    volume: Number.parseInt(code.slice(2, 4), 36),
    isMuted: (flags & MUTED) !== 0,
    isPlaying: (flags & RESTING) === 0,
  }
}

/** @returns the beat that a link holds, or `undefined` for anything that is not one */
export const readBeatCode = (code: string): Beat | undefined => {
  const [, tempo, masterVolume, slots] = SHAPE.exec(code) ?? []
  if (slots === undefined) return undefined
  return parseBeat({
    tempo: Number(tempo),
    masterVolume: Number(masterVolume),
    slots: (slots.match(/.{5}/g) ?? []).map(readSlot),
  })
}
