import { withoutControls } from '@dhvani/catalogue'
import { m } from '#messages'
import { fixedWords } from '#lib/language/fixed-words.ts'
import { sentence } from '#lib/network/unreached-text.ts'
import type { Unsent } from './upload-item.ts'

/** @returns what a toast says of files that were not sent: what happened before, and which ones they are */
export const leftWords = ({ files, added, error }: Pick<Unsent, 'files' | 'added' | 'error'>) => {
  const names = m.upload_left({
    names: files.map(({ name }) => withoutControls(name)).join(m.mix_joint()),
  })
  const before =
    added === undefined ? error && fixedWords(error) : `${m.upload_done_title()}: ${added}`
  return before === undefined ? names : `${sentence(before)} ${names}`
}
