import { beforeAll, expect, it } from 'vitest'
import { type Finding, lintPlanted } from './plant.ts'

/** What stands in a file, and whether the rule must find it. */
const PLANTED: readonly (readonly [string, string, boolean])[] = [
  ['a text beside an element that comes and goes', '<p>{isOpen ? <b /> : null}Hello</p>', true],
  ['a message beside such an element', '<p>{isOpen && <b />}{m.hello()}</p>', true],
  ['a text that changes, beside an icon', '<p><b />{isOpen ? m.a() : m.b()}</p>', true],
  ['a text with a value in it, beside a text', '<p>Hello {m.hello({ name })}</p>', true],
  ['a label beside an icon', '<p><b />{label}</p>', true],
  ['a text in a fragment', '<>{m.hello()}<b /></>', true],
  ['a text beside a list', '<p>{list.map(draw)}Hello</p>', true],
  ['a text in one branch of a condition', '<p><b />{isOpen ? <b /> : m.hello()}</p>', true],
  ['a text beside what a caller gives', '<p>{icon}{m.hello()}</p>', true],
  ['a text alone in its element', '<p>{isOpen ? m.a() : m.b()}</p>', false],
  ['a fixed text beside a fixed element', '<p><b />{m.hello()}</p>', false],
  ['a fixed text with a link in it', '<p>Read <a href="/">this</a> first</p>', false],
  ['a text in an element of its own', '<p>{isOpen ? <b /> : null}<span>{label}</span></p>', false],
  ['elements alone', '<p>{isOpen ? <b /> : null}{children}</p>', false],
]

const pathOf = (index: number) => `apps/web/app/features/dock/planted-${String(index)}.tsx`

let findings: readonly Finding[] = []

beforeAll(async () => {
  findings = await lintPlanted(
    PLANTED.map(([, text], index) => [pathOf(index), `export const A = () => ${text}\n`]),
  )
})

it.each(PLANTED.map((planted, index) => [...planted, index] as const))(
  '%s',
  (_name, _text, isFound, index) => {
    const found = findings.some(
      ({ file, rule }) => file === pathOf(index) && rule === 'own-elements',
    )
    expect(found).toBe(isFound)
  },
)
