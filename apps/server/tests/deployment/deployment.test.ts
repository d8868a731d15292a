import { existsSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { readConfig } from '../../src/start/read-config.ts'
import { readImage, readImageSettings } from './read-image.ts'
import {
  fillIn,
  readCompose,
  readRepositoryFile,
  ROOT,
  type ComposeService,
} from './read-compose.ts'

const settings = new Set(Object.keys(settingsSchema.shape))

const services = async (): Promise<[string, ComposeService][]> =>
  Object.entries((await readCompose()).services)

/** What the replicas of compose.yaml get with an `.env`, beside what the image sets. */
const readReplicas = async (dotEnv: Readonly<Record<string, string>>) => {
  const replicas = (await services()).filter(([, { build }]) => build)
  expect(replicas.map(([name]) => name)).toEqual(['replica-1', 'replica-2'])
  const image = await readImageSettings()
  return replicas.map(([, { environment = {} }]) => ({
    ...image,
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, fillIn(value, dotEnv)]),
    ),
  }))
}
const SECRETS = {
  POSTGRES_PASSWORD: 'a-password',
  S3_SECRET_ACCESS_KEY: 'a-secret',
  SERVICE_KEY: 'sb_secret_of_this_test_0123456789',
}

it('gives the replicas of compose.yaml every setting that the server has and the image does not set', async () => {
  const image = Object.keys(await readImageSettings())
  for (const [, { environment, build }] of await services())
    if (build)
      expect([...Object.keys(environment ?? {}), ...image].toSorted()).toEqual(
        [...settings].toSorted(),
      )
})

it('passes on what .env says of each setting that compose.yaml leaves to the operator', async () => {
  const { 'x-dhvani': shared } = await readCompose()
  for (const [name, value] of Object.entries(shared.environment ?? {}))
    if (value.startsWith('${')) expect(value).toMatch(new RegExp(`^\\$\\{${name}(:-|:\\?|\\?)`))
})

it('starts at the address of compose.yaml with mail, and without mail where the operator says so', async () => {
  for (const more of [
    { SMTP_URL: 'smtps://mail.example' },
    { SMTP_URL: '', AUTH_AUTOCONFIRM: 'true' },
  ])
    for (const environment of await readReplicas({ ...SECRETS, ...more }))
      expect(readConfig(environment).publicUrl).toBe('http://localhost:8080')
})

it('says in compose.yaml that mail is missing, before a replica is made', async () => {
  await expect(readReplicas(SECRETS)).rejects.toThrow(/^SMTP_URL: .*AUTH_AUTOCONFIRM=true/)
})

it('starts with the .env of the guide', async () => {
  const guide = await readRepositoryFile('docs/guides/growing.md')
  const [, text = ''] = /cat > \.env <<END\n([^]*?)END\n/.exec(guide) ?? []
  const dotEnv = parseEnv(
    text.replaceAll(/\$\([^)]*\)/g, '0123456789abcdef0123456789abcdef'),
  ) as Record<string, string>
  for (const environment of await readReplicas(dotEnv))
    expect(readConfig(environment)).toMatchObject({
      publicUrl: dotEnv['PUBLIC_URL'],
      delivery: 'smtp',
    })
})

it('runs every part of compose.yaml in a named version, and the replicas in the one of this repository', async () => {
  const { version } = await readImage()
  for (const [, { image = '', build }] of await services()) {
    if (build) expect(fillIn(image, {})).toBe(`dhvani:${version}`)
    else expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
  }
})

it('gives the replicas of compose.yaml a read-only root and no privilege', async () => {
  for (const [, { build, ...service }] of await services())
    if (build)
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
})

it('starts nothing in compose.yaml before what it needs is healthy or done', async () => {
  const all = await readCompose()
  for (const [name, { depends_on: needs = {} }] of Object.entries(all.services))
    for (const [needed, { condition }] of Object.entries(needs)) {
      const service = all.services[needed]
      expect(service, `${name} needs ${needed}`).toBeDefined()
      if (condition === 'service_healthy')
        // The image of the server brings its own health check.
        expect(service?.healthcheck ?? service?.build, needed).toBeDefined()
      else expect([needed, service?.restart]).toEqual([needed, undefined])
    }
  expect(Object.keys(all.services['proxy']?.depends_on ?? {})).toEqual(['replica-1', 'replica-2'])
})

it('mounts in compose.yaml only files that exist and volumes that are declared', async () => {
  const all = await readCompose()
  const sources = Object.values(all.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':', 1)[0] ?? ''),
  )
  const isFile = (source: string) => source.startsWith('./')
  for (const source of sources.filter(isFile))
    expect(existsSync(new URL(source, ROOT)), source).toBe(true)
  const named = sources.filter((source) => !isFile(source))
  expect(named.toSorted()).toEqual(Object.keys(all.volumes).toSorted())
})

it('publishes ports of the proxy only, and keeps no secret in compose.yaml', async () => {
  for (const [name, { ports, environment = {} }] of await services()) {
    expect([name, ports !== undefined]).toEqual([name, name === 'proxy'])
    for (const [key, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|TOKEN|KEY/.test(key) && key !== 'S3_ACCESS_KEY_ID')
        expect(value).toMatch(/^\$\{\w+:[?-][^}]*\}$/)
  }
})
