import type { AudioRefusalCode } from '@dhvani/audio-files'
import { FIXED_TEXTS } from '@dhvani/catalogue'
import { m } from '#messages'

const WORDS: Readonly<Record<AudioRefusalCode, () => string>> = {
  // The dialog translates it when it shows it.
  not_audio: () => FIXED_TEXTS.invalidTypeInDialog,
  cut_off: m.upload_cut_off,
  unplayable: m.upload_unplayable,
  locked: m.upload_locked,
  video: m.upload_video,
  too_costly: m.upload_too_costly,
}

/** @returns why a file is refused, in a sentence for the person who chose it */
export const refusalWords = (code: AudioRefusalCode): string => WORDS[code]()
