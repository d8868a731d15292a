import { m } from '#messages'
import { getBeatbox } from '#lib/beats/beatbox.ts'
import { suggestName } from '../loop-words.ts'

/** What the beat on stage is called when nobody has named it. */
export const nameOfStage = (): string =>
  suggestName(
    getBeatbox()
      .save()
      .slots.map(({ loopId }) => loopId),
  ) || m.beat_title()

const ENDINGS: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

/** @returns what the audio is called as a file, its ending after its type */
export const fileOf = (audio: Blob, name: string): File => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return new File([audio], `dhvani-${plain}.${ENDINGS[audio.type] ?? 'audio'}`, {
    type: audio.type,
  })
}
