import { m } from '#messages'
import type { FitRefusal } from './fit-refusal.ts'

/** By the name in a container: what people know a codec as. */
const NAMES: Readonly<Record<string, string>> = {
  samr: 'AMR',
  sawb: 'AMR',
  sawp: 'AMR',
  speex: 'Speex',
}

/** @returns why a file could not be made to fit, for the codes that are no words of the check */
export const fitWords = ({ code, codec }: FitRefusal): string | undefined => {
  switch (code) {
    case 'undecoded':
      return codec && m.upload_undecoded({ codec: NAMES[codec] ?? codec.toUpperCase() })
    case 'soundless':
      return m.upload_soundless()
    case 'too_long':
      return m.upload_too_long()
    case 'too_long_here':
      return m.upload_too_long_here()
    case 'failed':
      return m.upload_fit_failed()
    case 'missing':
      return m.upload_fit_missing()
    case 'gone':
      return m.upload_file_gone()
    default:
      return undefined
  }
}
