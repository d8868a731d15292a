import { m } from '#messages'

const MEGABYTE = 1024 * 1024

/** 1,300,000 → '1.2 MB' */
export const megabytesText = (bytes: number): string =>
  m.megabytes({ size: (bytes / MEGABYTE).toFixed(1) })
