import { expect, it } from 'vitest'
import {
  BEAT_LOOPS,
  BUILT_IN_SOUNDS,
  CATEGORIES,
  cleanText,
  findExtension,
  findFamilyOfType,
  LOOP_CATEGORIES,
  sniffAudioFamily,
  SOUND_FILES,
  soundDescriptionSchema,
  soundNameSchema,
  SPEC_MESSAGES,
} from './index.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )

it('lists twelve sounds and thirteen loops, each once and in a known category', () => {
  expect(new Set(BUILT_IN_SOUNDS.map((sound) => sound.id)).size).toBe(12)
  expect(new Set(BEAT_LOOPS.map((loop) => loop.id)).size).toBe(13)
  for (const sound of BUILT_IN_SOUNDS) expect(CATEGORIES).toContain(sound.category)
  for (const loop of BEAT_LOOPS) expect(LOOP_CATEGORIES).toContain(loop.category)
})

it('needs eleven files, because High Frequency plays the rain', () => {
  expect(SOUND_FILES).toHaveLength(11)
  expect(BUILT_IN_SOUNDS.find((sound) => sound.id === 'high-frequency')?.file).toBe('rain')
})

it('tells families from first bytes', () => {
  expect(sniffAudioFamily(bytes('ID3', [4, 0, 0]))).toBe('mp3')
  expect(sniffAudioFamily(bytes([0xff, 0xfb, 0x90, 0x64]))).toBe('mp3')
  expect(sniffAudioFamily(bytes([0xff, 0xf1, 0x50, 0x80]))).toBe('aac')
  expect(sniffAudioFamily(bytes('OggS', [0, 2]))).toBe('ogg')
  expect(sniffAudioFamily(bytes('RIFF', [1, 2, 3, 4], 'WAVE'))).toBe('wav')
  expect(sniffAudioFamily(bytes([0, 0, 0, 24], 'ftypM4A '))).toBe('m4a')
  expect(sniffAudioFamily(bytes('PK', [3, 4, 0, 0, 0, 0, 0, 0]))).toBeUndefined()
  expect(sniffAudioFamily(bytes('<html>'))).toBeUndefined()
  expect(sniffAudioFamily(new Uint8Array())).toBeUndefined()
})

it('knows the names that browsers give to the same good files', () => {
  expect(findFamilyOfType('audio/x-m4a')).toBe('m4a')
  expect(findFamilyOfType('audio/MP4; codecs="mp4a.40.2"')).toBe('m4a')
  expect(findFamilyOfType('application/ogg')).toBe('ogg')
  expect(findFamilyOfType('video/mp4')).toBeUndefined()
  expect(findFamilyOfType('')).toBeUndefined()
})

it('finds an extension only where a name has one', () => {
  expect(findExtension('my song.MP3')).toBe('mp3')
  expect(findExtension('a.tar.gz')).toBe('gz')
  expect(findExtension('noextension')).toBeUndefined()
  expect(findExtension('.mp3')).toBeUndefined()
  expect(findExtension('trailing.')).toBeUndefined()
})

it('cleans names and descriptions and refuses what is too long', () => {
  expect(cleanText('  <b>Rain</b> ')).toBe('bRain/b')
  expect(soundNameSchema.parse(` ${'a'.repeat(100)} `)).toHaveLength(100)
  expect(soundNameSchema.safeParse('a'.repeat(101)).error?.issues[0]?.message).toBe(
    SPEC_MESSAGES.nameTooLong,
  )
  expect(soundNameSchema.safeParse(' <> ').error?.issues[0]?.message).toBe(
    SPEC_MESSAGES.nameRequired,
  )
  expect(soundDescriptionSchema.safeParse('d'.repeat(501)).error?.issues[0]?.message).toBe(
    SPEC_MESSAGES.descriptionTooLong,
  )
})
