import { takeField, takeName, type Field } from './field.ts'
import { createScanner, type Scanner } from './scanner.ts'

export type SelectItem =
  | { readonly kind: 'everything' }
  | {
      readonly kind: 'field'
      readonly field: Field
      readonly alias?: string
      readonly cast?: string
    }
  /** Another table, which is parsed only so that the refusal can name it. */
  | { readonly kind: 'embed'; readonly table: string }

const skipAlias = (scanner: Scanner): boolean =>
  scanner.takeMatch(/[^\s.,:()"'!*]+(?=:[^:])/) !== undefined

const takeItem = (scanner: Scanner, text: string): SelectItem => {
  if (scanner.take('*')) return { kind: 'everything' }
  if (scanner.take('...')) return { kind: 'embed', table: takeName(scanner) }
  const start = scanner.at()
  const hasAlias = skipAlias(scanner)
  const alias = hasAlias ? text.slice(start, scanner.at()) : undefined
  if (hasAlias) scanner.expect(':')
  const field = takeField(scanner)
  if (scanner.peek() === '(' || scanner.peek() === '!')
    return { kind: 'embed', table: field.column }
  if (scanner.peek() === '.') scanner.fail('",", "::" or end of input (aggregates are not enabled)')
  const cast = scanner.take('::') ? scanner.takeMatch(/[a-zA-Z_][\w ]*/) : undefined
  return {
    kind: 'field',
    field,
    ...(alias === undefined ? {} : { alias }),
    ...(cast === undefined ? {} : { cast }),
  }
}

/** `select=id,name,size:file_size::text` */
export const parseSelect = (text: string): SelectItem[] => {
  if (text === '') return [{ kind: 'everything' }]
  const scanner = createScanner('select parameter', text)
  const items: SelectItem[] = []
  do {
    const item = takeItem(scanner, text)
    items.push(item)
    // The parentheses list columns of the other table, which is refused anyway.
    if (item.kind === 'embed') return items
  } while (scanner.take(','))
  if (!scanner.atEnd()) scanner.fail('"," or end of input')
  return items
}
