/** Beats in the mix have no file: their address is the beat itself (beat-code.ts). */
export const BEAT_SCHEME = 'beat:'

export const beatAddress = (code: string): string => BEAT_SCHEME + code
