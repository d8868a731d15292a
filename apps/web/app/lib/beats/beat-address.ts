/** A beat in the mix has no file. Its address is this scheme and the beat's code (beat-code.ts). */
export const BEAT_SCHEME = 'beat:'

export const beatAddress = (code: string): string => BEAT_SCHEME + code
