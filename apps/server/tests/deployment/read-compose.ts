import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'

const dependency = z.object({
  condition: z.enum(['service_healthy', 'service_completed_successfully', 'service_started']),
})

const service = z.strictObject({
  image: z.string().optional(),
  build: z.literal('.').optional(),
  restart: z.literal('unless-stopped').optional(),
  read_only: z.literal(true).optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), dependency).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
})

/** The parts of the Compose specification that compose.yaml uses, and no others. */
const composition = z.strictObject({
  'x-dhvani': service,
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

export type ComposeService = z.infer<typeof service>
export type Composition = z.infer<typeof composition>

export const ROOT = new URL('../../../../', import.meta.url)

export const readRepositoryFile = (path: string): Promise<string> =>
  readFile(new URL(path, ROOT), 'utf8')

/** @throws when a key is not one that is known here, or has another form */
export const readCompose = async (): Promise<Composition> =>
  composition.parse(parse(await readRepositoryFile('compose.yaml'), { merge: true }))

/** `${NAME:-otherwise}`, `${NAME:?why}` and, where an empty value will do, `${NAME?why}`, as Compose fills them in. */
export const fillIn = (text: string, dotEnv: Readonly<Record<string, string>>): string =>
  text.replace(
    /\$\{(\w+)(:[-?]|\?)([^}]*)\}/g,
    (_all, name: string, kind: string, rest: string) => {
      const value = dotEnv[name]
      if (value || (value !== undefined && kind === '?')) return value
      if (kind !== ':-') throw new Error(`${name}: ${rest}`)
      return rest
    },
  )
