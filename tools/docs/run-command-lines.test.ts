import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'
import { readTrackedTexts } from './tracked-texts.ts'

/** Fenced blocks of commands, without the blanks of a list that they stand in. */
const blocks = [...readTrackedTexts()]
  .filter(([path]) => /^(?:docs\/(?!decisions\/).*|[A-Z]+)\.md$/.test(path))
  .flatMap(([path, text]) =>
    [...text.matchAll(/^( *)```sh\n([^]*?)^ *```/gm)].map(([, indent = '', code = '']) => ({
      path,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })),
  )

const blockOf = (path: string, words: string): string => {
  const block = blocks.find(({ path: of, code }) => of === path && code.includes(words))
  if (!block) throw new Error(`${path} has no commands with ${words}`)
  return block.code
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dhvani-guides-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Runs in the test's folder, where programs of its folder `bin` come first. */
const run = (code: string, ...flags: string[]) => {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` }
  const { status, stderr } = spawnSync('sh', [...flags, '-c', code], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, stderr }
}

/** Programs that install and build for minutes write down what they were asked instead. */
const standIn = (...names: string[]): (() => string) => {
  mkdirSync(join(folder, 'bin'))
  for (const name of names)
    writeFileSync(
      join(folder, 'bin', name),
      `#!/bin/sh\necho ${name} "$@" >> "${folder}/asked"\n`,
      {
        mode: 0o700,
      },
    )
  return () => readFileSync(join(folder, 'asked'), 'utf8')
}

const DONE = { status: 0, stderr: '' }

it.each(blocks.filter(({ code }) => !/<[a-z ]+>/.test(code)))(
  'a shell reads the commands of $path: $code',
  ({ code }) => {
    expect(run(code, '-n')).toEqual(DONE)
  },
)

it('a shell that reads no commands of a guide is told', () => {
  expect(run('for one in 1 2; echo', '-n').status).not.toBe(0)
})

it('the files of a new language are made by the commands of its guide', () => {
  for (const path of ['messages', 'public/manifest.webmanifest'])
    cpSync(join(REPOSITORY, 'apps/web', path), join(folder, 'apps/web', path), { recursive: true })
  const asked = standIn('npm')
  expect(run(blockOf('docs/guides/languages.md', 'cp messages/en.json'), '-e')).toEqual(DONE)
  const made = ['messages/ta.json', 'messages/faces/ta.json', 'messages/glossaries/ta.json']
  for (const path of [...made, 'public/manifest.ta.webmanifest'])
    expect(
      JSON.parse(readFileSync(join(folder, 'apps/web', path), 'utf8')) as unknown,
      path,
    ).toBeTypeOf('object')
  expect(asked()).toMatch(/^npm install --save-exact /)
})

it('the settings of two replicas are written with secrets of their own', () => {
  const asked = standIn('npm', 'docker')
  expect(run(blockOf('docs/guides/growing.md', 'cat > .env'), '-e')).toEqual(DONE)
  const secrets = readFileSync(join(folder, '.env'), 'utf8').match(/[0-9a-f]{48}/g)
  expect(new Set(secrets).size).toBe(3)
  expect(asked()).toBe('npm run image -- amd64\ndocker compose up --build\n')
})

it('the commands for accounts name themselves', () => {
  const script = join(REPOSITORY, 'apps/server/src/operator/accounts/cli.ts')
  const { status, stdout } = spawnSync(process.execPath, [script, 'help'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toContain('reset-password EMAIL')
})
