/**
 * The twelve svaras in just intonation, as ratios to Sa. Capitals are shuddha (and tivra Ma), small letters
 * komal (and shuddha ma): S r R g G m M P d D n N.
 */
export const JUST = {
  S: 1,
  r: 16 / 15,
  R: 9 / 8,
  g: 6 / 5,
  G: 5 / 4,
  m: 4 / 3,
  M: 45 / 32,
  P: 3 / 2,
  d: 8 / 5,
  D: 5 / 3,
  n: 9 / 5,
  N: 15 / 8,
} as const satisfies Record<string, number>

export type SvaraLetter = keyof typeof JUST
