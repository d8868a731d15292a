/** What was made for links, the least recently asked for given up first. */
export type KeptAnswers<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  readonly size: number
}

/** @param most number of values that are kept */
export const keepAnswers = <Value>(most: number): KeptAnswers<Value> => {
  const kept = new Map<string, Value>()
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      kept.delete(key)
      kept.set(key, value)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
    },
    get size() {
      return kept.size
    },
  }
}
