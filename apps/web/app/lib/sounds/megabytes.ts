import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'

const MEGABYTE = 1024 * 1024

/** 1,300,000 → '1.2 MB'; 50,000, which is no tenth of a megabyte, → '49 KB' */
export const megabytesText = (bytes: number): string =>
  bytes < MEGABYTE / 10
    ? m.kilobytes({ size: inDigits(String(Math.max(1, Math.round(bytes / 1024)))) })
    : m.megabytes({ size: inDigits((bytes / MEGABYTE).toFixed(1)) })
