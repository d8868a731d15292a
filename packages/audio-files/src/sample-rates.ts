/** Hertz that an `AudioBuffer` of Chromium may have. */
const RATES = { least: 3000, most: 768_000 }

export const isPlayedRate = (hertz: number): boolean => hertz >= RATES.least && hertz <= RATES.most

/** Hertz by index (ISO/IEC 14496-3, table 1.18). */
export const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
]
