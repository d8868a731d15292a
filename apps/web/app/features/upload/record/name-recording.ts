import { m } from '#messages'
import { timeText } from '#lib/page/time-text.ts'
import type { KeptRecording } from './kept-recordings.ts'

/** By the container that a browser's recorder writes. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
}

/** @returns the name of a recording's file: what it is and when it began, with its extension */
export const nameRecording = ({ type, begun }: KeptRecording): string => {
  const date = timeText(begun, { day: 'numeric', month: 'short', year: 'numeric' })
  const [container = ''] = type.split(';')
  // A dot would begin the extension.
  const name = m.record_dated({ date: date.replaceAll('.', ' ') })
  return `${name}.${EXTENSIONS[container] ?? 'webm'}`
}
