import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { readConfig } from '../../src/start/read-config.ts'
import {
  fillIn,
  readCompose,
  readRepositoryFile,
  ROOT,
  type ComposeService,
} from './read-compose.ts'

const settings = new Set(Object.keys(settingsSchema.shape))
const unknownSettings = (names: readonly string[]) => names.filter((name) => !settings.has(name))

const services = async (): Promise<[string, ComposeService][]> =>
  Object.entries((await readCompose()).services)

/** `INSTRUCTION rest` of every instruction, continued lines joined, stage by stage. */
const readStages = async (): Promise<(readonly [name: string, rest: string])[][]> => {
  const text = (await readRepositoryFile('Dockerfile')).replaceAll('\\\n', ' ')
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line))
  const stages: (readonly [string, string])[][] = []
  for (const line of lines) {
    const [name = '', ...rest] = line.split(/\s+/)
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push([name, rest.join(' ')])
  }
  return stages
}
const restOf = (stage: readonly (readonly [string, string])[], wanted: string) =>
  stage.flatMap(([name, rest]) => (name === wanted ? [rest] : []))

/** The server's settings among what the last stage sets. */
const imageSettings = (stages: Awaited<ReturnType<typeof readStages>>): string[] => {
  const [pairs = ''] = restOf(stages.at(-1) ?? [], 'ENV')
  return pairs
    .split(' ')
    .map((pair) => pair.split('=', 1)[0] ?? '')
    .filter((name) => name !== 'NODE_ENV')
}

/** What the replicas of compose.yaml get with an `.env`, beside what the image sets. */
const readReplicas = async (dotEnv: Readonly<Record<string, string>>) => {
  const replicas = (await services()).filter(([, { build }]) => build)
  expect(replicas.map(([name]) => name)).toEqual(['replica-1', 'replica-2'])
  return replicas.map(([, { environment = {} }]) => ({
    HOST: '0.0.0.0',
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
  const image = imageSettings(await readStages())
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

it('runs every part of compose.yaml in a named version', async () => {
  for (const [name, { image, build }] of await services()) {
    expect([name, image === undefined]).toEqual([name, build !== undefined])
    if (image !== undefined) expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
  }
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

it('has a Dockerfile in which a linter finds nothing', async () => {
  const problems = validate(await readRepositoryFile('Dockerfile'), {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  })
  expect(problems).toEqual([])
})

it('builds the image in stages of one named version and runs it as the user node', async () => {
  const stages = await readStages()
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages) expect(restOf(stage, 'FROM')[0]).toMatch(/^node:24-[\w-]+( AS \w+)?$/)
  const last = stages.at(-1) ?? []
  expect(restOf(last, 'USER')).toEqual(['node'])
  expect(restOf(last, 'HEALTHCHECK')[0]).toContain('/readyz')
  expect(restOf(last, 'CMD')).toEqual(['["node", "apps/server/src/start/main.ts"]'])
  expect(restOf(last, 'COPY').every((source) => source.startsWith('--from='))).toBe(true)
})

it('copies into the image what is there, or what the build makes', async () => {
  const made = new Set(['build/sounds', 'apps/web/build/client'])
  for (const stage of await readStages())
    for (const copy of restOf(stage, 'COPY')) {
      const paths = copy.split(' ').filter((word) => !word.startsWith('--'))
      for (const source of paths.slice(0, -1)) {
        const path = source.replace(/^\/dhvani\/?/, '')
        const isThere = existsSync(fileURLToPath(new URL(path || '.', ROOT)))
        expect([source, isThere || made.has(path)]).toEqual([source, true])
      }
    }
})

it('sets in the image only what the server knows', async () => {
  const names = imageSettings(await readStages())
  expect(names).toContain('DATA_DIR')
  expect(unknownSettings(names)).toEqual([])
})

it('copies every workspace that the lockfile names into the image', async () => {
  const lock = JSON.parse(await readRepositoryFile('package-lock.json')) as {
    packages: Record<string, unknown>
  }
  const workspaces = Object.keys(lock.packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  )
  const dockerfile = await readRepositoryFile('Dockerfile')
  for (const workspace of workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
})

it('leaves the history out of the image, and what this machine keeps', async () => {
  const left = (await readRepositoryFile('.dockerignore')).split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', 'data']))
})
