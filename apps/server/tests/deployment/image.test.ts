import { validate, ValidationSeverity } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { readRepositoryFile } from './read-compose.ts'
import { readImage, readImageSettings } from './read-image.ts'

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

it('fetches and runs nothing while the image is built', async () => {
  const { lines } = await readImage()
  expect(lines.get('FROM')).toEqual(['scratch'])
  for (const name of ['RUN', 'COPY']) expect(lines.get(name), name).toBeUndefined()
  for (const added of lines.get('ADD') ?? []) expect(added).toMatch(/^build\/image\/\S+\.tar \/$/)
  // A first line `# syntax=…` would fetch the builder's front end from a registry.
  expect(await readRepositoryFile('Dockerfile')).not.toMatch(/^# *syntax *=/im)
})

it('runs the image as a numbered user, and tells whether it is ready', async () => {
  const { lines, healthCheck, command } = await readImage()
  expect(lines.get('USER')).toEqual(['10001:10001'])
  expect(healthCheck.join(' ')).toContain('/readyz')
  expect(command).toEqual(['node', 'apps/server/src/start/main.ts'])
})

it('sets in the image what every container has in common, and nothing that the server does not know', async () => {
  expect(await readImageSettings()).toEqual({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' })
  const { environment } = await readImage()
  expect(Object.keys(environment).toSorted()).toEqual(
    ['DATA_DIR', 'HOST', 'NODE_ENV', 'PATH', 'PORT'].toSorted(),
  )
})

it('names the version of the repository', async () => {
  const { version } = JSON.parse(await readRepositoryFile('package.json')) as { version: string }
  expect((await readImage()).version).toBe(version)
})

it('leaves the history out of the image, and all else of the machine but the layers', async () => {
  expect((await readRepositoryFile('.dockerignore')).trim().split('\n')).toEqual([
    '**',
    '!build/image/*.tar',
  ])
})
