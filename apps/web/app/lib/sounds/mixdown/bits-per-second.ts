/** Of a file: at this rate Opus loses nothing of rain or birds in two channels that is heard. */
export const BITS_PER_SECOND = 96_000
