/** Beats in the mix have no file: their address is the beat itself (`lib/beats/beat-code.ts`). */
const BEAT_ADDRESS = 'beat:'

export const beatAddress = (code: string): string => BEAT_ADDRESS + code

/** Fetches a sound for the engine; a beat is rendered, by code that comes when it is needed. */
export const fetchSound: typeof globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith(BEAT_ADDRESS)) return fetch(input, init)
  const { renderBeat } = await import('#lib/beats/render-beat.ts')
  return renderBeat(input.slice(BEAT_ADDRESS.length))
}
