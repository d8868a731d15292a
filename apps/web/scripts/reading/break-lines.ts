type Lines = {
  /** Longest line, in the unit of `widthOf`. */
  readonly most: number
  readonly widthOf: (text: string) => number
}

/** Breaks a title into lines of about equal length, as few as fit; no word is broken. */
export const breakLines = (title: string, { most, widthOf }: Lines): string[] => {
  const words = title.split(' ')
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    for (const word of words) {
      const longer = `${lines.at(-1) ?? ''} ${word}`
      if (lines.length > 0 && widthOf(longer) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const fewest = fill(most)
  const step = most / 50
  for (let limit = widthOf(title) / fewest.length; limit < most; limit += step) {
    const even = fill(limit)
    if (even.length === fewest.length) return even
  }
  return fewest
}
