const NAME = '[A-Za-z_][\\w.:-]*'
const REFERENCE = '&(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);'
const ATTRIBUTE = `\\s+${NAME}="(?:[^<&"]|${REFERENCE})*"`

/** One start tag, empty element, end tag or run of text, at the place where the reader is. */
const PART = new RegExp(
  `<(?<start>${NAME})(?<attributes>(?:${ATTRIBUTE})*)\\s*(?<empty>/?)>|</(?<end>${NAME})\\s*>|(?:[^<&]|${REFERENCE})+`,
  'uy',
)
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/

const hasTwice = (attributes: string): boolean => {
  const names = [...attributes.matchAll(new RegExp(`\\s(${NAME})=`, 'g'))].map(([, name]) => name)
  return new Set(names).size < names.length
}

/**
 * Reads the part of XML 1.0 that our feeds use: elements, attributes in double quotes, text and the references that
 * XML defines itself. What it accepts is well-formed (https://www.w3.org/TR/xml/#sec-well-formed).
 *
 * @returns what is wrong, or `undefined`
 */
export const findXmlFault = (xml: string): string | undefined => {
  const declared = DECLARATION.exec(xml)?.[0]
  if (declared === undefined) return 'no declaration'
  const open: string[] = []
  let roots = 0
  PART.lastIndex = declared.length
  while (PART.lastIndex < xml.length) {
    const at = PART.lastIndex
    const parts = PART.exec(xml)
    if (!parts) return `no XML at ${xml.slice(at, at + 40)}`
    const { start, attributes = '', empty, end } = parts.groups ?? {}
    if (hasTwice(attributes)) return `an attribute twice in ${parts[0]}`
    if (open.length === 0 && start === undefined && parts[0].trim() !== '')
      return `outside of the root: ${parts[0]}`
    if (start !== undefined && open.length === 0) roots += 1
    if (start !== undefined && empty === '') open.push(start)
    if (end !== undefined && open.pop() !== end) return `${end} ends what it did not begin`
  }
  if (open.length > 0) return `${open.join(', ')} without an end`
  return roots === 1 ? undefined : `${roots} roots`
}
