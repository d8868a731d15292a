import { readRepositoryFile } from './read-compose.ts'

/** The guide for operators. */
export const readGuide = () => readRepositoryFile('docs/guides/operating.md')

const readBlocks = async (): Promise<string[]> =>
  [...(await readGuide()).matchAll(/^```sh\n([^]*?)^```/gm)].map(([, code = '']) => code)

/**
 * @returns the guide's block of commands that contains the words
 * @throws when no block contains them, or more than one
 */
export const readGuideBlock = async (words: string): Promise<string> => {
  const [block, ...others] = (await readBlocks()).filter((code) => code.includes(words))
  if (block === undefined || others.length > 0)
    throw new Error(`The guide has ${others.length + (block ? 1 : 0)} blocks with: ${words}`)
  return block
}

/** Reads each shell command of the guide. A quote or a backslash continues a command on the next line. */
export const readGuideCommands = async (): Promise<string[]> => {
  const commands: string[] = []
  let begun = ''
  for (const line of (await readBlocks()).join('\n').split('\n')) {
    begun += line
    const isOpen = (begun.match(/"/g) ?? []).length % 2 === 1
    if (isOpen) begun += '\n'
    else if (begun.endsWith('\\')) begun = begun.slice(0, -1)
    else {
      if (begun !== '') commands.push(begun)
      begun = ''
    }
  }
  return commands
}
