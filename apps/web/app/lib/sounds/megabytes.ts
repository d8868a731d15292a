import { m } from '#messages'
import { inDigits } from '#lib/page/say.ts'

const MEGABYTE = 1024 * 1024

/** 1,300,000 → '1.2 MB' */
export const megabytesText = (bytes: number): string =>
  m.megabytes({ size: inDigits((bytes / MEGABYTE).toFixed(1)) })
