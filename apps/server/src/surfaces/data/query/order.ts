import { createScanner, takeColumn } from './scanner.ts'

export type OrderTerm = {
  readonly column: string
  readonly direction: 'asc' | 'desc'
  readonly nulls?: 'first' | 'last'
}

/** `order=created_at.desc,name.asc.nullsfirst` */
export const parseOrder = (text: string): OrderTerm[] => {
  const scanner = createScanner('order', text)
  const terms: OrderTerm[] = []
  do {
    const column = takeColumn(scanner)
    const direction = scanner.take('.desc') ? 'desc' : 'asc'
    if (direction === 'asc') scanner.take('.asc')
    const nulls = scanner.take('.nullsfirst')
      ? 'first'
      : scanner.take('.nullslast')
        ? 'last'
        : undefined
    terms.push({ column, direction, ...(nulls === undefined ? {} : { nulls }) })
  } while (scanner.take(','))
  if (!scanner.atEnd()) scanner.fail('"asc", "desc", "nullsfirst" or "nullslast"')
  return terms
}
