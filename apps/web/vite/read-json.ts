import { readFileSync } from 'node:fs'

/**
 * @param file its path
 * @throws what is wrong with the file, under its path: a translator has several files with the same keys
 */
export const readJson = (file: string): unknown => {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${file} is no JSON: ${(error as Error).message}`, { cause: error })
  }
}
