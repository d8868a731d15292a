const LONGEST = 1000
const MOST_PARENTHESES = 20

/**
 * Tells why the database is not asked to parse a full-text query: its parser recurses at each
 * parenthesis (decision 091). Quotes could hide closing parentheses, so only opening ones count.
 */
export const findSearchProblem = (query: string): string | undefined => {
  if (query.length > LONGEST) return `it is longer than ${LONGEST} characters`
  return query.split('(').length - 1 > MOST_PARENTHESES
    ? `it has more than ${MOST_PARENTHESES} opening parentheses`
    : undefined
}
