import type { PreviewProblem } from '@dhvani/audio-engine'
import { m } from '#messages'
import { unreachedText } from '#lib/network/unreached-text.ts'

/** @returns why a preview cannot be heard, in the page's language */
export const previewProblemText = (problem: PreviewProblem, name: string): string => {
  switch (problem) {
    case 'inaccessible':
      return m.preview_inaccessible({ name })
    case 'unreached':
      return unreachedText()
    case 'unplayable':
      return m.preview_unplayable({ name })
    case 'playback':
      return m.preview_playback_failed()
  }
}
