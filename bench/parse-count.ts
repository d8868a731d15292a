/**
 * @param option its name, for the error
 * @throws {Error} for anything but a whole number of 1 or more
 */
export const parseCount = (option: string, text: unknown): number => {
  const count = Number(text)
  if (Number.isSafeInteger(count) && count >= 1) return count
  throw new Error(`${option} must be a whole number of 1 or more.`)
}
