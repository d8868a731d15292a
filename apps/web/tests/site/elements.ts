import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Tree = DefaultTreeAdapterTypes.ParentNode

/** What an attribute must be: a value, a pattern, there at all (`true`), or not there (`false`). */
type Wanted = string | RegExp | boolean

/** Reads HTML as the standard says that browsers do, for a reader without scripts. */
export const parseHtml = (html: string): Tree => parse(html, { scriptingEnabled: false })

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

const matches = (value: string | undefined, wanted: Wanted): boolean => {
  if (typeof wanted === 'boolean') return (value !== undefined) === wanted
  if (value === undefined) return false
  return typeof wanted === 'string' ? value === wanted : wanted.test(value)
}

const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node

export const childrenOf = (tree: Tree): readonly Element[] => tree.childNodes.filter(isElement)

type Attributes = Readonly<Record<string, Wanted>>

/** In the order of the page. */
const collect = (tree: Tree, isWanted: (element: Element) => boolean, found: Element[]) => {
  for (const node of tree.childNodes) {
    if (!isElement(node)) continue
    if (isWanted(node)) found.push(node)
    collect(node, isWanted, found)
  }
  return found
}

/**
 * @param tag name of an element, several with `|` between them, or `*`
 * @returns the elements below `tree` that have these attributes, in the order of the page
 */
export const all = (tree: Tree, tag: string, attributes: Attributes = {}): readonly Element[] => {
  const tags = tag.split('|')
  const wanted = Object.entries(attributes)
  return collect(
    tree,
    (element) =>
      (tag === '*' || tags.includes(element.tagName)) &&
      wanted.every(([name, value]) => matches(attributeOf(element, name), value)),
    [],
  )
}

/** @throws unless exactly one element below `tree` is as wanted */
export const one = (tree: Tree, tag: string, attributes: Attributes = {}): Element => {
  const [found, ...more] = all(tree, tag, attributes)
  if (!found || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} elements are ${tag} ${describe(attributes)}`)
  return found
}

const describe = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, wanted]) => `${name}=${String(wanted)}`)
    .join(' ')

/** Elements within a line: no space parts their text from the text around them. */
const INLINE = /^(?:a|abbr|b|bdi|cite|code|em|i|mark|q|small|span|strong|sub|sup|time)$/
const UNREAD = /^(?:script|style|svg|template)$/

const rawTextOf = (tree: Tree): string =>
  tree.childNodes
    .map((node) => {
      if ('value' in node) return node.value
      if (!isElement(node) || UNREAD.test(node.tagName)) return ''
      return INLINE.test(node.tagName) ? rawTextOf(node) : ` ${rawTextOf(node)} `
    })
    .join('')

/** @returns the text below `tree` with one space for each run of them; drawings, scripts and styles have none */
export const textOf = (tree: Tree): string => rawTextOf(tree).replaceAll(/\s+/g, ' ').trim()

const spokenTextOf = (tree: Tree): string =>
  tree.childNodes
    .map((node) => {
      if ('value' in node) return node.value
      if (!isElement(node) || attributeOf(node, 'aria-hidden') === 'true') return ''
      return attributeOf(node, 'aria-label') ?? attributeOf(node, 'alt') ?? spokenTextOf(node)
    })
    .join('')

/** @returns what a screen reader calls the element: its label, else its text without what is hidden from it */
export const nameOf = (element: Element): string =>
  (attributeOf(element, 'aria-label') ?? spokenTextOf(element)).replaceAll(/\s+/g, ' ').trim()

/** @returns the elements of this tag that a screen reader calls by this name */
export const allNamed = (tree: Tree, tag: string, name: string | RegExp): readonly Element[] =>
  all(tree, tag).filter((element) => matches(nameOf(element), name))

/** @throws unless exactly one element of this tag has this name */
export const oneNamed = (tree: Tree, tag: string, name: string | RegExp): Element => {
  const [found, ...more] = allNamed(tree, tag, name)
  if (!found || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} elements are ${tag} named ${String(name)}`)
  return found
}

/** @throws unless exactly one element of this tag is labelled by one with this text */
export const labelled = (tree: Tree, tag: string, label: string): Element => {
  const found = all(tree, tag, { 'aria-labelledby': true }).filter((element) => {
    const id = attributeOf(element, 'aria-labelledby') ?? ''
    return textOf(one(tree, '*', { id })) === label
  })
  const [first, ...more] = found
  if (!first || more.length > 0) throw new Error(`${found.length} ${tag} are labelled ${label}`)
  return first
}
