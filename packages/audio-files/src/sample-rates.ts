/** Hertz that an `AudioBuffer` of Chromium may have. */
const RATES = { least: 3000, most: 768_000 }

export const isPlayedRate = (hertz: number): boolean => hertz >= RATES.least && hertz <= RATES.most
