import { dataRefusal, json } from './answers.ts'

type Row = Record<string, unknown>

/** Tables of the site, with what the database writes into a new row by itself. */
const DEFAULTS: Readonly<Record<string, (owner: string) => Row>> = {
  saved_mixes: (owner) => ({ ...fresh(owner), position: 0, updated_at: stamp() }),
  saved_beats: (owner) => ({ ...fresh(owner), updated_at: stamp() }),
  riyaz_presets: (owner) => ({ ...fresh(owner), updated_at: stamp() }),
  user_sounds: (owner) => ({ ...fresh(owner), description: null }),
  contact_messages: () => ({ id: crypto.randomUUID(), created_at: stamp() }),
}

let last = 0
/** A time that no other row has. */
const stamp = (): string => {
  last = Math.max(last + 1, Date.now())
  return new Date(last).toISOString()
}
const fresh = (owner: string): Row => ({
  id: crypto.randomUUID(),
  user_id: owner,
  created_at: stamp(),
})

const isWanted =
  (query: URLSearchParams) =>
  (row: Row): boolean =>
    [...query]
      .filter(([, value]) => value.startsWith('eq.'))
      .every(([column, value]) => String(row[column]) === value.slice('eq.'.length))

const columnsOf =
  (query: URLSearchParams) =>
  (row: Row): Row => {
    const names = query.get('select') ?? '*'
    if (names === '*') return row
    return Object.fromEntries(names.split(',').map((name) => [name.trim(), row[name.trim()]]))
  }

const ordered = (rows: readonly Row[], query: URLSearchParams): readonly Row[] => {
  const [column, direction] = query.get('order')?.split('.') ?? []
  if (column === undefined) return rows
  const sign = direction === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => (String(a[column]) < String(b[column]) ? -sign : sign))
}

/** The rows of the stand-in: each person sees and changes their own. */
export const createRows = () => {
  const tables = new Map<string, Row[]>()
  const rowsOf = (table: string): Row[] => {
    const rows = tables.get(table) ?? []
    tables.set(table, rows)
    return rows
  }

  const give = (request: Request, rows: readonly Row[], query: URLSearchParams, status = 200) => {
    if (
      request.method !== 'GET' &&
      !request.headers.get('prefer')?.includes('return=representation')
    )
      return new Response(null, { status: request.method === 'POST' ? 201 : 204 })
    const shown = ordered(rows, query).map(columnsOf(query))
    if (!request.headers.get('accept')?.includes('vnd.pgrst.object')) return json(shown, status)
    return shown.length === 1
      ? json(shown[0], status)
      : dataRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object')
  }

  const insert = async (request: Request, table: string, owner: string) => {
    const body = JSON.parse(await request.text()) as Row | Row[]
    const prefer = request.headers.get('prefer') ?? ''
    const rows = rowsOf(table)
    const written: Row[] = []
    for (const given of [body].flat()) {
      const known = rows.findIndex(({ id }) => id === given.id)
      if (known === -1) {
        const row = { ...DEFAULTS[table]?.(owner), ...given }
        rows.push(row)
        written.push(row)
      } else if (prefer.includes('resolution=merge-duplicates')) {
        rows[known] = { ...rows[known], ...given, updated_at: stamp() }
        written.push(rows[known])
      } else if (!prefer.includes('resolution=ignore-duplicates')) {
        const message = `duplicate key value violates unique constraint "${table}_pkey"`
        return { refusal: dataRefusal(409, '23505', message) }
      }
    }
    return { written }
  }

  return {
    /** The rows of a table as they are now. */
    of: (table: string): readonly Row[] => rowsOf(table),
    add: (table: string, owner: string, row: Row): Row => {
      const added = { ...DEFAULTS[table]?.(owner), ...row }
      rowsOf(table).push(added)
      return added
    },
    answer: async (
      request: Request,
      { pathname, searchParams: query }: URL,
      caller: string | undefined,
    ): Promise<Response> => {
      const table = pathname.slice('/rest/v1/'.length)
      if (!(table in DEFAULTS))
        return dataRefusal(404, 'PGRST205', `Could not find the table 'public.${table}'`)
      const owner = caller ?? ''
      const isOwn = ({ user_id: of }: Row) => of === owner
      const chosen = rowsOf(table).filter(isOwn).filter(isWanted(query))
      switch (request.method) {
        case 'POST': {
          const { refusal, written = [] } = await insert(request, table, owner)
          return refusal ?? give(request, written, query, 201)
        }
        case 'PATCH': {
          const changes = JSON.parse(await request.text()) as Row
          const isMove = Object.keys(changes).every((name) => name === 'position')
          for (const row of chosen)
            Object.assign(row, changes, isMove ? {} : { updated_at: stamp() })
          return give(request, chosen, query)
        }
        case 'DELETE':
          tables.set(
            table,
            rowsOf(table).filter((row) => !chosen.includes(row)),
          )
          return give(request, chosen, query)
        default:
          return give(request, chosen, query)
      }
    },
  }
}
