/**
 * Corner of the air's low-pass, in hertz, 6 dB an octave: -12 dB at 10 kHz, about what 100 m of air take at 20 °C and 70 %
 * relative humidity (ISO 9613-1).
 */
export const AIR_CORNER = 2500

/** First echoes of the room, one for each ear: when, in seconds, and how loud. Their times have no common divisor. */
export const ECHOES = [0.0149, 0.0227] as const
/** Linear gain of each echo. */
export const ECHO_LEVEL = 0.45
