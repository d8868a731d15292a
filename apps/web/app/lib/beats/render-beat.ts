import type { Engine } from '@dhvani/audio-engine'
import { WHOLE_CYCLE_BARS } from './bar-length.ts'
import { readBeatCode } from '@dhvani/share-links/beat-code'
import { openBeatboxOnce } from './page-beatbox.ts'

/** @returns one cycle of a beat as a WAV that loops; status 404 for a code that is no beat */
export const renderBeat = async (engine: Engine, code: string): Promise<Response> => {
  const beat = readBeatCode(code)
  if (!beat) return new Response(null, { status: 404 })
  return new Response(await openBeatboxOnce(engine).exportWav({ bars: WHOLE_CYCLE_BARS, beat }))
}
