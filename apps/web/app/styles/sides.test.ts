import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const APP = fileURLToPath(new URL('..', import.meta.url))

/** Classes that name the left or the right side, where Tailwind has others that name start or end. */
const CLASS =
  /(?<=[\s"'`:])-?(?:[mp][lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|left|right|text-(?:left|right)|float-(?:left|right))(?:-[\w./[\]()]+)?(?=[\s"'`])/g

const PROPERTY =
  /(?<=[\s;{])(?:(?:(?:margin|padding|scroll-margin|scroll-padding)-)?(?:left|right)|border-(?:left|right)(?:-\w+)?)(?=:)|(?:float|text-align): (?:left|right)/g

/** What is the same on both sides. */
const CENTRED = /(?:^|:)left-1\/2$/

/** Files in which a side is a side: the hands of a musician, the place of a finger. */
const DRAWN = /\/avatars\/|\/art\/|\/app\/messages\/|\.test\.|styleguide/

const findSides = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([side]) => side).filter((side) => !CENTRED.test(side))

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: APP }).filter((name) => !DRAWN.test(`/${name}`))

/** The text of a file, without its comments. */
const readIn = (name: string): string =>
  readFileSync(`${APP}/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm, ' ')

/** The string literals of a file: classes are nowhere else. */
const stringsOf = (code: string): string =>
  (code.match(/(["'`])(?:(?!\1)[\s\S])*\1/g) ?? []).join(' ')

it('finds sides', () => {
  expect(findSides('"px-2 sm:ml-2 left-3 -mr-px ms-2 left-1/2 text-left"', CLASS)).toEqual([
    'ml-2',
    'left-3',
    '-mr-px',
    'text-left',
  ])
  expect(findSides('a { margin-left: 1px; left: 0; transform-origin: left; }', PROPERTY)).toEqual([
    'margin-left',
    'left',
  ])
})

it('no class names the left or the right, which a language that is read from the right would swap', () => {
  const sides = filesOf('**/*.tsx').flatMap((name) =>
    findSides(stringsOf(readIn(name)), CLASS).map((side) => `${name}: ${side}`),
  )
  expect(sides).toEqual([])
})

it('nor does a property of a style sheet', () => {
  const sides = filesOf('**/*.css').flatMap((name) =>
    findSides(readIn(name), PROPERTY).map((side) => `${name}: ${side}`),
  )
  expect(sides).toEqual([])
})
