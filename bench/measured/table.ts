/** The figures of docs/measured.md, in the order of its rows. */
export const FIGURES = [
  'CPU',
  'Date',
  'Server start, empty data directory',
  'Server start, with its data',
  'Memory at rest',
  'Memory for each session',
  'Installed site',
  '… of it `node_modules`',
  '… of it sounds and pages',
  'Data directory of a new site',
  'First `npm start` from a fresh clone',
  'Listeners at once, measured on',
  'Listeners and errors',
  'p99 of a refresh, 10 and all',
  'p99 of a list, 10 and all',
  'p99 of a range of a sound, 10 and all',
  'p99 of a file of the page, 10 and all',
  'Busy cores with all listeners',
  'Memory with all listeners',
  'Network for each listener',
] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = Partial<Readonly<Record<Figure, string>>>

type Column = { readonly name: string; readonly figures: Figures }
/** The last release, then the code as it is. */
export type Table = readonly [Column, Column]

export const UNRELEASED = 'Unreleased'
const NO_RELEASE = 'none'
const NOTHING = '–'
const BEFORE = 'Last release: '

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** @throws when it is not a table that `renderTable` made */
export const parseTable = (text: string): Table => {
  const [head = '', , ...rows] = text.trim().split('\n')
  const [, before = '', now = ''] = cellsOf(head)
  if (!before.startsWith(BEFORE) || now === '') throw new Error('docs/measured.md has no table.')
  const column = (name: string, place: number): Column => {
    const values = rows.map((row) => [cellsOf(row)[0], cellsOf(row)[place] ?? NOTHING] as const)
    const known = FIGURES.flatMap((figure) => {
      const value = values.find(([label]) => label === figure)?.[1] ?? NOTHING
      return value === NOTHING ? [] : [[figure, value]]
    })
    return { name, figures: Object.fromEntries(known) as Figures }
  }
  return [column(before.slice(BEFORE.length), 1), column(now, 2)]
}

/** As oxfmt writes a table. */
export const renderTable = ([before, now]: Table): string => {
  const rows = [
    ['Figure', BEFORE + before.name, now.name],
    ...FIGURES.map((figure) => [
      figure,
      before.figures[figure] ?? NOTHING,
      now.figures[figure] ?? NOTHING,
    ]),
  ]
  const widths = [0, 1, 2].map((place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)))
  const render = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const padded = rows.map((row) =>
    render(row.map((cell, place) => cell.padEnd(widths[place] ?? 0))),
  )
  const line = render(widths.map((width) => '-'.repeat(width)))
  return [padded[0] ?? '', line, ...padded.slice(1)].join('\n')
}

/**
 * Puts new figures of the code as it is beside those of the last release.
 *
 * @param name of the code as it is: a version once it is released
 */
export const addFigures = (table: Table, name: string, figures: Figures): Table => {
  const [before, now] = table
  // What was measured before a release is not its figures, which `name` now is.
  const last = now.name === name || now.name === UNRELEASED ? before : now
  // Figures of another processor are no comparison.
  const isSame = now.name === name && (now.figures.CPU ?? figures.CPU) === figures.CPU
  return [last, { name, figures: isSame ? { ...now.figures, ...figures } : figures }]
}

export const emptyTable = (): Table => [
  { name: NO_RELEASE, figures: {} },
  { name: UNRELEASED, figures: {} },
]
