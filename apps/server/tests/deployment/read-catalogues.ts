import { parse } from 'yaml'
import { z } from 'zod'
import { readRepositoryFile } from './read-compose.ts'

/**
 * Both catalogues' rules as they stood on 27 November 2026. Keys that a catalogue does not know fail here, so that a slip
 * in a name is seen.
 *
 * CasaOS and ZimaOS: https://github.com/IceWhaleTech/CasaOS-AppStore/blob/main/CONTRIBUTING.md,
 * https://github.com/IceWhaleTech/CasaOS-AppStore/blob/main/docs/specs/compose-and-x-casaos.md and
 * https://github.com/IceWhaleTech/CasaOS-AppStore/tree/main/.github/actions/validate-compose.
 * Coolify: https://github.com/coollabsio/coolify-docs/blob/main/docs/get-started/contribute/service.md,
 * https://github.com/coollabsio/coolify-docs/blob/main/docs/knowledge-base/docker/compose.md and
 * https://github.com/coollabsio/coolify/blob/main/app/Console/Commands/Generate/Services.php.
 */

/** A named version; CasaOS takes no `latest`, and Coolify asks for a tag of the vendor. */
const image = z.string().regex(/^[a-z\d./_-]+:\d+\.\d+\.\d+$/)

/** What the image needs of any catalogue: no privilege, and one place to write. */
const closed = {
  image,
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
}

/** Texts by language, at least in English; the build of the store skips other forms of a key. */
const texts = z
  .record(z.string().regex(/^[a-z]{2}_[A-Z]{2}$/), z.string().min(1))
  .refine((all) => 'en_US' in all, { error: 'en_US is missing' })

const CASAOS_CATEGORIES = [
  'Media',
  'Productivity',
  'Home',
  'Networking',
  'AI',
  'Finance',
  'Social',
  'Developer',
  'Others',
] as const

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])

const casaosService = z.strictObject({
  ...closed,
  container_name: z.string(),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.string()),
  ports: z.tuple([
    z.strictObject({
      target: z.number(),
      published: z.string().regex(/^\d+$/),
      protocol: z.literal('tcp'),
    }),
  ]),
  volumes: z.tuple([
    z.strictObject({ type: z.literal('volume'), source: z.string(), target: z.string() }),
  ]),
})

const casaosTemplate = z.strictObject({
  name: z.string().regex(/^[a-z0-9_-]+$/),
  services: z.record(z.string(), casaosService),
  volumes: z.record(z.string(), z.strictObject({})),
  'x-casaos': z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*(?:\.[a-z0-9]+(?:[._-][a-z0-9]+)*)+$/, {
      error: 'must look like a domain from its end',
    }),
    main: z.string(),
    index: z.string().startsWith('/'),
    port_map: z.string().regex(/^\d+$/),
    scheme: z.enum(['http', 'https']),
    title: texts,
    icon: z.url({ protocol: /^(?:https?|data)$/ }),
    thumbnail: z.string().optional(),
    screenshot_link: z.array(z.string().regex(/^screenshot-\d\.(?:png|jpe?g|webp)$/)).optional(),
    tagline: texts,
    description: texts,
    tips: z.strictObject({ before_install: texts }).optional(),
    author: z.string(),
    developer: z.string(),
    category: z.enum(CASAOS_CATEGORIES),
    architectures: z.array(z.enum(['amd64', 'arm64', 'arm'])),
    version: z.string(),
    update_at: z.iso.date().optional(),
    release_notes: texts.optional(),
    website: link.optional(),
    repo: link.optional(),
    support: link.optional(),
    docs: link.optional(),
  }),
})

const COOLIFY_CATEGORIES = [
  'ai',
  'analytics',
  'automation',
  'chat',
  'cms',
  'database',
  'development',
  'finance',
  'games',
  'media',
  'monitoring',
  'productivity',
  'search',
  'security',
  'storage',
  'wiki',
] as const

const coolifyHead = z.strictObject({
  documentation: z.url({ protocol: /^https$/ }),
  slogan: z.string().max(100),
  category: z.enum(COOLIFY_CATEGORIES),
  tags: z.string().regex(/^[a-z\d-]+(?:,[a-z\d-]+)*$/),
  logo: z.string().regex(/^svgs\/[a-z\d-]+\.svg$/),
  port: z.string().regex(/^\d+$/),
})

/** Coolify names and keeps the volumes: no `volumes` at the top. */
const coolifyTemplate = z.strictObject({
  services: z.record(
    z.string(),
    z.strictObject({
      ...closed,
      environment: z.array(z.string()),
      volumes: z.array(z.string().regex(/^[\w-]+:\/[\w/-]+$/)),
      healthcheck: z.strictObject({
        test: z.array(z.string()).min(2),
        interval: z.string(),
        timeout: z.string(),
        retries: z.number(),
        start_period: z.string(),
      }),
    }),
  ),
})

export const CASAOS_FILE = 'deploy/casaos/docker-compose.yml'
export const COOLIFY_FILE = 'deploy/coolify/dhvani.yaml'

export type CasaosTemplate = z.infer<typeof casaosTemplate>
export type CoolifyTemplate = z.infer<typeof coolifyTemplate> & {
  readonly head: z.infer<typeof coolifyHead>
}

/** @throws when the template is not as the catalogue of CasaOS asks */
export const parseCasaos = (text: string): CasaosTemplate => casaosTemplate.parse(parse(text))

/** The head as Coolify reads it: `# key: value`, in every line of the file that has this form. */
const readHead = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, key = '', value = ''] = /^#(.*?):(.*)$/.exec(line) ?? []
      return key === '' ? [] : [[key.trim(), value.trim()] as const]
    }),
  )

/** @throws when the template is not as the catalogue of Coolify asks */
export const parseCoolify = (text: string): CoolifyTemplate => ({
  head: coolifyHead.parse(readHead(text)),
  ...coolifyTemplate.parse(parse(text)),
})

export const readCasaos = async () => parseCasaos(await readRepositoryFile(CASAOS_FILE))

export const readCoolify = async () => parseCoolify(await readRepositoryFile(COOLIFY_FILE))
