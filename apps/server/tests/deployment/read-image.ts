import { settingsSchema } from '../../src/start/settings.ts'
import { readRepositoryFile } from './read-compose.ts'

export type Image = {
  /** The rest of each line, by its instruction, continued lines joined. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  readonly environment: Readonly<Record<string, string>>
  /** Words of the command that tells whether the server is ready. */
  readonly healthCheck: readonly string[]
  readonly command: readonly string[]
  readonly version: string | undefined
}

const readWords = (text: string): string[] => JSON.parse(text) as string[]

/** Reads the one stage of the Dockerfile. */
export const readImage = async (): Promise<Image> => {
  const text = (await readRepositoryFile('Dockerfile')).replaceAll(/\\\n\s*/g, '')
  const lines = new Map<string, string[]>()
  for (const line of text.split('\n').filter((each) => /^[A-Z]/.test(each))) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    lines.set(name, [...(lines.get(name) ?? []), rest])
  }
  const [environment = ''] = lines.get('ENV') ?? []
  const [health = ''] = lines.get('HEALTHCHECK') ?? []
  const [command = ''] = lines.get('CMD') ?? []
  return {
    lines,
    environment: Object.fromEntries(
      environment.split(' ').map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=')
        return [name, value]
      }),
    ),
    healthCheck: readWords(health.slice(health.indexOf('['))),
    command: readWords(command),
    version: /image\.version="([^"]*)"/.exec(lines.get('LABEL')?.join(' ') ?? '')?.[1],
  }
}

/** The server's settings among what the image sets. */
export const readImageSettings = async (): Promise<Record<string, string>> => {
  const { environment } = await readImage()
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => name in settingsSchema.shape),
  )
}
