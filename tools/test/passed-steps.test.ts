import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ONE_FAILED, ONE_PASSED, type Outcome } from './outcome.ts'
import { openSitting, type Sitting } from './passed-steps.ts'

const aRepository = async () => {
  const repository = await mkdtemp(join(tmpdir(), 'dhvani-sitting-'))
  onTestFinished(() => rm(repository, { recursive: true }))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository })
  git('init', '-q')
  await writeFile(join(repository, '.gitignore'), '/build/\n')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'rain')
  return { repository, file: join(repository, 'build/passed.json') }
}

/** Runs a step in a sitting. @returns how it came out, and whether it ran at all */
const run = async (sitting: Sitting, name: string, outcome: Outcome | Error = ONE_PASSED) => {
  let ran = false
  const step = sitting.resume({
    name,
    run: () => {
      ran = true
      return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
    },
  })
  const { passed, failed } = await step.run(() => {}).catch(() => ONE_FAILED)
  return { passed, failed, ran }
}

it('runs only what did not pass before the run was interrupted', async () => {
  const options = await aRepository()
  await run(await openSitting(options), 'contract', { passed: 1400, failed: 0, skipped: 2 })
  const second = await openSitting(options)
  expect(second.earlierSeconds).toBeGreaterThan(0)
  expect(await run(second, 'contract')).toEqual({ passed: 1400, failed: 0, ran: false })
  expect(await run(second, 'pages')).toEqual({ passed: 1, failed: 0, ran: true })
  expect(await run(await openSitting(options), 'pages')).toMatchObject({ ran: false })
})

it.each([
  ['a step that fails', ONE_FAILED],
  ['a step that cannot run', new Error('no browser')],
] as const)('begins from the start after %s', async (_, outcome) => {
  const options = await aRepository()
  const sitting = await openSitting(options)
  await run(sitting, 'contract')
  await run(sitting, 'pages', outcome)
  await run(sitting, 'faults')
  const second = await openSitting(options)
  expect(second.earlierSeconds).toBe(0)
  for (const name of ['contract', 'pages', 'faults'])
    expect(await run(second, name)).toMatchObject({ ran: true })
})

it('begins from the start after a file has changed, between sittings or within one', async () => {
  const options = await aRepository()
  const rain = join(options.repository, 'rain.ts')
  await run(await openSitting(options), 'contract')
  await writeFile(rain, 'export const DROPS = 100\n')
  const second = await openSitting(options)
  expect(await run(second, 'contract')).toMatchObject({ ran: true })
  await writeFile(rain, 'export const DROPS = 101\n')
  await run(second, 'pages')
  await writeFile(rain, 'export const DROPS = 100\n')
  expect(await run(await openSitting(options), 'contract')).toMatchObject({ ran: true })
})

it('begins from the start after a run that came to its end', async () => {
  const options = await aRepository()
  const sitting = await openSitting(options)
  await run(sitting, 'contract')
  await sitting.end()
  expect(await run(await openSitting(options), 'contract')).toMatchObject({ ran: true })
})
