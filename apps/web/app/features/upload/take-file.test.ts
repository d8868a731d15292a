import { FIXED_TEXTS } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { takeFile } from './take-file.ts'

const watch = { onProgress: () => {}, signal: new AbortController().signal }
const MATROSKA = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x88])

it('says of a film that is called by the name of a type what it is, below the rule of the dialog', async () => {
  const film = new File([MATROSKA, 'matroska', new Uint8Array(64)], 'Film.mp3')
  const { problem } = await takeFile(film, watch)
  expect(problem?.split('\n')).toEqual([
    FIXED_TEXTS.invalidTypeInDialog,
    'This is a Matroska file under another name. Name it .mkv and choose it again.',
  ])
})
