import { readBeatCode } from './beat-code.ts'
import { getBeatbox } from './beatbox.ts'

const BEATS_PER_BAR = 4

/** Bars after which every loop of the library begins again. */
export const WHOLE_CYCLE = 4

/** @returns the length of `bars` in seconds; `tempo` is in beats per minute */
export const secondsOf = (bars: number, tempo: number): number =>
  (bars * BEATS_PER_BAR * 60) / tempo

/** @returns one cycle of a beat as a WAV that loops; status 404 for a code that is no beat */
export const renderBeat = async (code: string): Promise<Response> => {
  const beat = readBeatCode(code)
  if (!beat) return new Response(null, { status: 404 })
  return new Response(await getBeatbox().exportWav({ bars: WHOLE_CYCLE, beat }))
}
