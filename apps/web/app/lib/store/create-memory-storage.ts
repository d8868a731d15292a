/**
 * A storage that lasts as long as the page, and as a test.
 *
 * @returns the three calls that the site uses, and what they have stored
 */
export const createMemoryStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
