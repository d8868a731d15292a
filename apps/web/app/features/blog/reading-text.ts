import { m } from '#messages'
import type { SourceKey } from '#content/bibliography.ts'
import { readings, type Reading } from '#content/readings.ts'
import { dayText } from './known-work.tsx'

const READ: Readonly<Record<Reading['part'], (day: { date: string }) => string>> = {
  abstract: m.known_read_abstract,
  beginning: m.known_read_beginning,
  passage: m.known_read_passage,
}

/** @returns which part of a work was read, and when; `undefined` for one that stands as our first list of sources gave it */
export const readingText = (work: SourceKey): string | undefined => {
  const reading: Reading | undefined = readings[work]
  return reading && READ[reading.part]({ date: dayText(reading.on) })
}
