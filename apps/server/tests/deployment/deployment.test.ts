import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../src/start/settings.ts'
import { readCompose, readRepositoryFile, ROOT, type ComposeService } from './read-compose.ts'

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

it('gives the replicas of compose.yaml only settings that the server knows', async () => {
  const replicas = (await services()).filter(([, { build }]) => build)
  expect(replicas.map(([name]) => name)).toEqual(['replica-1', 'replica-2'])
  for (const [, { environment = {} }] of replicas) {
    expect(Object.keys(environment)).toContain('DATABASE_URL')
    expect(unknownSettings(Object.keys(environment))).toEqual([])
  }
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
      if (/PASSWORD|SECRET|SERVICE_KEY/.test(key)) expect(value).toMatch(/^\$\{\w+:\?/)
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
  const [pairs = ''] = restOf((await readStages()).at(-1) ?? [], 'ENV')
  const names = pairs.split(' ').map((pair) => pair.split('=', 1)[0] ?? '')
  expect(names).toContain('DATA_DIR')
  expect(unknownSettings(names.filter((name) => name !== 'NODE_ENV'))).toEqual([])
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
