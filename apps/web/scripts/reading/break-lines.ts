/**
 * Breaks a title into lines of about equal length, as few as fit.
 *
 * @param maxLength longest line, in characters
 */
export const breakLines = (title: string, maxLength: number): string[] => {
  const words = title.split(' ')
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && `${last} ${word}`.length <= limit)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }
  const greedy = fill(maxLength)
  for (let limit = Math.ceil(title.length / greedy.length); limit < maxLength; limit += 1) {
    const even = fill(limit)
    if (even.length === greedy.length) return even
  }
  return greedy
}
