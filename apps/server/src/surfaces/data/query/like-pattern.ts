const LONGEST = 1000
const MOST_WILDCARDS = 20

/**
 * Tells why the database is not asked for a `like`: its matcher recurses at each `%` (decision 100).
 * `*` is another way to write `%`. Escaped signs count too, and the patterns of a list together.
 */
export const findLikeProblem = (pattern: string): string | undefined => {
  if (pattern.length > LONGEST) return `it is longer than ${LONGEST} characters`
  return pattern.split(/[%*]/).length - 1 > MOST_WILDCARDS
    ? `it has more than ${MOST_WILDCARDS} wildcards`
    : undefined
}
