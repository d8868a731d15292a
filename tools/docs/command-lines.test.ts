import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explainWords } from '../entry/command-line.mjs'
import { COMMANDS } from '../entry/commands.mjs'
import { REPOSITORY } from '../start/repository.ts'
import { readTrackedTexts } from './tracked-texts.ts'

const texts = readTrackedTexts()
const pages = [...texts].filter(
  ([path]) => /^(?:docs\/(?!decisions\/).*|[A-Z]+)\.md$/.test(path) && path !== 'CHANGELOG.md',
)

/**
 * What a reader copies: code between backticks, fenced and indented blocks. A backslash continues a command on the next
 * line; two blanks or a `#` begin a remark; `&&` and `;` begin another command.
 */
const readCommands = (text: string): string[] => {
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map(([, code = '']) => code)
  const indented = text.match(/^ {4}(?:npm|npx|node) .*$/gm) ?? []
  const inline = [
    ...text.matchAll(
      /`((?:[A-Z_]+=\S+ )*(?:(?:sudo )?systemctl|docker|node|np[mx]|supabase) [^`]+)`/g,
    ),
  ].map(([, code = '']) => code)
  return [...blocks, ...indented, ...inline]
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .replaceAll(/\$\([^)]*\)/g, 'SOMETHING')
    .split(/\n|&&|;/)
    .map((line) => line.trim().split(/ {2,}|\s#/, 1)[0] ?? '')
}
const commands = [
  ...new Set(pages.flatMap(([path, text]) => readCommands(text).map((line) => `${path}: ${line}`))),
]
const find = (pattern: RegExp) =>
  commands.flatMap((line) => {
    const [, first = '', rest = ''] = pattern.exec(line) ?? []
    return first === '' ? [] : [[line, first, rest.split(' ').filter(Boolean)] as const]
  })

/** Options that take the next word. */
const VALUED = new Set(['--project', '--config', '-c'])
const splitWords = (words: readonly string[]) => {
  const values = (...names: string[]) =>
    words
      .filter((_, index) => names.includes(words[index - 1] ?? ''))
      .map((word) => word.replaceAll("'", ''))
  const paths = words.filter(
    (word, index) => !word.startsWith('-') && !VALUED.has(words[index - 1] ?? ''),
  )
  return { values, paths }
}

describe('each command of the guides', () => {
  it.each(find(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)(?: -- (.*))?$/))(
    'is taken by npm run: %s',
    (_line, name, words) => {
      const takes = (COMMANDS as Record<string, { takes: string[] }>)[name]?.takes
      expect(takes).toBeDefined()
      expect(explainWords(name, takes ?? [], words)).toBe(undefined)
    },
  )

  it.each(find(/\bnpm run (\w+) -w (.*)$/))(
    'is a script of a workspace: %s',
    (_line, name, [of]) => {
      const folder = of?.replace('@dhvani/', 'apps/') ?? ''
      const { scripts } = JSON.parse(texts.get(`${folder}/package.json`) ?? '{}') as {
        scripts: Record<string, string>
      }
      expect(scripts[name]).toBeDefined()
    },
  )

  it.each(find(/\bnpx (vitest) run (.*)$/))('runs tests that there are: %s', (_line, _, words) => {
    const { values, paths } = splitWords(words)
    const config = `${texts.get('vitest.config.ts')}${texts.get('apps/web/tests/pages/node/project.ts')}`
    for (const project of values('--project'))
      expect(config).toContain(`'${project.replace('*', '')}'`)
    for (const path of paths)
      expect(
        [...texts.keys()].some((file) => /\.test\.tsx?$/.test(file) && file.includes(path)),
        path,
      ).toBe(true)
  })

  it.each(find(/\bnpx (playwright) test (.*)$/))(
    'drives tests that there are: %s',
    (_line, _, words) => {
      const { values, paths } = splitWords(words.flatMap((word) => word.split(/(?<=^--project)=/)))
      const [config = ''] = values('--config', '-c')
      const text = texts.get(config) ?? texts.get(`${config}/playwright.config.ts`)
      expect(text, config).toBeDefined()
      for (const project of values('--project')) expect(text).toContain(`'${project}'`)
      for (const path of paths)
        expect(
          [...texts.keys()].some((file) => file.endsWith('.spec.ts') && file.includes(path)),
          path,
        ).toBe(true)
    },
  )

  it.each(find(/\bnode ((?:apps|tools|bench)\/\S+)(?: (.*))?$/))(
    'runs a file that there is, with what it takes: %s',
    (_line, file, words) => {
      expect(readFileSync(join(REPOSITORY, file), 'utf8')).not.toBe('')
      const [name, command] =
        Object.entries(COMMANDS).find(([, { script }]) => script === file) ?? []
      if (name && command) expect(explainWords(name, command.takes, words)).toBe(undefined)
    },
  )

  it.each(find(/\b(?:cp|install|sed)\b (.*)$/))('takes files that there are: %s', (_line, rest) => {
    const named = rest.match(/(?<![\w./-])(?:apps|deploy|docs|supabase|tools)\/[\w./-]+/g) ?? []
    for (const path of named)
      if (!path.startsWith('apps/web/build/')) expect(texts.has(path), path).toBe(true)
  })

  it.each(find(/\bdocker compose exec (\S+)/))(
    'enters a part of compose.yaml: %s',
    (_line, part) => {
      expect(texts.get('compose.yaml')).toMatch(new RegExp(`^  ${part}:`, 'm'))
    },
  )

  it.each(find(/\bsupabase functions deploy (.*)$/))(
    'deploys functions that there are: %s',
    (_line, names) => {
      for (const name of names.split(' '))
        expect(texts.has(`supabase/functions/${name}/index.ts`), name).toBe(true)
    },
  )

  it.each(find(/\bsystemctl (?:enable --now|start|stop|restart|status) (\S+)/))(
    'speaks to a service that there is: %s',
    (_line, name) => {
      expect(texts.has(`deploy/${name}.service`)).toBe(true)
    },
  )

  it('is found', () => {
    expect(commands.filter((line) => line.includes('npm run')).length).toBeGreaterThan(50)
    expect(commands.filter((line) => line.includes('npx ')).length).toBeGreaterThan(10)
    expect(commands.filter((line) => line.includes(' node ')).length).toBeGreaterThan(1)
  })
})
