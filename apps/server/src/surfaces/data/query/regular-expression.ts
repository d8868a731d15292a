const LONGEST = 256
/** The upper bounds of all `{m,n}` of a pattern together. */
const MOST_REPEATS = 100
/** Code points of a range `a-z`; a case-insensitive match folds each of them. */
const WIDEST_RANGE = 1024

/** Shorthands, and any sign that is no letter or digit. Digits would be back-references. */
const ESCAPE = /\\(?:[dswDSWnrt]|[^\p{L}\p{N}])/uy
const CLASS = /\[:(?:alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit):\]/y
const QUANTIFIER = /(?:[*+?]|\{(\d{1,3})(?:,(\d{0,3}))?\})\??/y
const RANGE_SIGN = /-(?!\])/y
const BOUND_START = /\{\d/y

type Reader = {
  atEnd(): boolean
  /** Steps over the match of a sticky pattern. */
  take(pattern: RegExp): RegExpExecArray | undefined
  /** Steps over one code point. */
  next(): string
}

const createReader = (text: string): Reader => {
  let offset = 0
  return {
    atEnd: () => offset >= text.length,
    take: (pattern) => {
      pattern.lastIndex = offset
      const match = pattern.exec(text)
      offset += match?.[0].length ?? 0
      return match ?? undefined
    },
    next: () => {
      const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
      offset += character.length
      return character
    },
  }
}

/** Reads `[…]` behind its first bracket. */
const findBracketProblem = (reader: Reader): string | undefined => {
  reader.take(/\^/y)
  let previous: string | undefined
  let isFirst = true
  while (!reader.atEnd()) {
    if (!isFirst && reader.take(/\]/y)) return undefined
    isFirst = false
    if (reader.take(CLASS) ?? reader.take(ESCAPE)) {
      if (reader.take(RANGE_SIGN)) return 'it has a range that is not accepted'
      previous = undefined
      continue
    }
    if (reader.take(/\[[.:=]|\\/y)) return 'it has a bracket expression that is not accepted'
    const isRange = previous !== undefined && reader.take(RANGE_SIGN) !== undefined
    if (isRange && reader.take(/[[\\]/y)) return 'it has a range that is not accepted'
    const character = reader.next()
    const width = (character.codePointAt(0) ?? 0) - (previous?.codePointAt(0) ?? 0)
    if (isRange && width > WIDEST_RANGE)
      return `it has a range of more than ${WIDEST_RANGE} characters`
    previous = isRange ? undefined : character
  }
  return 'a bracket is not closed'
}

/**
 * Tells why the database is not asked to match a pattern. PostgreSQL's engine takes exponential
 * time for back-references, and space for nested repetition (decision 091).
 *
 * @returns `undefined` for a pattern that is accepted; its mistakes are the database's to refuse
 */
export const findPatternProblem = (pattern: string): string | undefined => {
  if (pattern.length > LONGEST) return `it is longer than ${LONGEST} characters`
  if (pattern.startsWith('***')) return 'it chooses another syntax'
  const reader = createReader(pattern)
  /** For each open group, whether it holds a quantifier so far. */
  const groups: boolean[] = [false]
  let repeats = 0
  while (!reader.atEnd()) {
    let isGroup = false
    let holdsQuantifier = false
    if (reader.take(/\((?:\?:)?/y)) {
      if (reader.take(/\?/y)) return 'it looks around or sets options'
      groups.push(false)
      continue
    }
    if (reader.take(/\)/y)) {
      if (groups.length === 1) return 'a parenthesis is not opened'
      isGroup = true
      holdsQuantifier = groups.pop() ?? false
    } else if (reader.take(/\[/y)) {
      const problem = findBracketProblem(reader)
      if (problem !== undefined) return problem
    } else if (!reader.take(ESCAPE)) {
      if (reader.next() === '\\') return 'it has a back-reference or an escape that is not accepted'
    }
    const quantifier = reader.take(QUANTIFIER)
    if (quantifier) {
      if (holdsQuantifier) return 'a quantified group holds a quantifier'
      const [, least, most] = quantifier
      if (least !== undefined && isGroup) return 'a group has a bound in braces'
      repeats += Math.max(Number(least ?? 0), Number(most ?? 0))
      if (repeats > MOST_REPEATS) return `bounds in braces add up to more than ${MOST_REPEATS}`
      if (reader.take(QUANTIFIER)) return 'a quantifier is quantified'
    } else if (reader.take(BOUND_START)) return 'it has a bound that is not accepted'
    if (quantifier || holdsQuantifier) groups[groups.length - 1] = true
  }
  return groups.length === 1 ? undefined : 'a parenthesis is not closed'
}

/**
 * The same for `match(any).{…}`: a list of patterns without quotes, braces and backslashes, so that
 * the server sees the same patterns as the database.
 */
export const findPatternListProblem = (list: string): string | undefined => {
  const patterns = /^\{([^"\\{}]*)\}$/.exec(list)?.[1]
  if (patterns === undefined) return 'the list holds quotes, braces or backslashes'
  if (list.length > LONGEST) return `it is longer than ${LONGEST} characters`
  return patterns
    .split(',')
    .map(findPatternProblem)
    .find((problem) => problem !== undefined)
}
