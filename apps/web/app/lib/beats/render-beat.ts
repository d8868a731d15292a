import { readBeatCode } from './beat-code.ts'
import { getBeatbox } from './beatbox.ts'

const BEATS_PER_BAR = 4

/** Every loop of the library comes round within this many bars. */
export const WHOLE_CYCLE = 4

/** @returns how long so many bars last, in seconds */
export const secondsOf = (bars: number, tempo: number): number =>
  (bars * BEATS_PER_BAR * 60) / tempo

/** @returns one cycle of a beat as a WAV that loops; 404 for what is no beat */
export const renderBeat = async (code: string): Promise<Response> => {
  const beat = readBeatCode(code)
  if (!beat) return new Response(null, { status: 404 })
  return new Response(await getBeatbox().exportWav({ bars: WHOLE_CYCLE, beat }))
}
