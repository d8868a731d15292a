import { isSameContent, type Change, type KeptMixes, type SavedMix } from './saved-mix.ts'

/** The account's side. Every call rejects when no answer comes or the database refuses. */
export type MixApi = {
  list(): Promise<readonly SavedMix[]>
  find(id: string): Promise<SavedMix | undefined>
  /** @returns the row; `undefined` when the id is taken already */
  add(mix: SavedMix): Promise<SavedMix | undefined>
  /** Writes over the row that still has this `updatedAt`. @returns the row, or `undefined` for none */
  overwrite(mix: SavedMix, updatedAt: string): Promise<SavedMix | undefined>
  /** @returns the row, or `undefined` for none */
  move?: (mix: SavedMix) => Promise<SavedMix | undefined>
  /** Deletes the row, if it still has this `updatedAt`. @returns whether one was deleted */
  remove(id: string, updatedAt: string | undefined): Promise<boolean>
}

type Sent = {
  /** The row as the account has it now; `undefined` when it has none. */
  readonly row: SavedMix | undefined
  /** This device's version, as a new mix, where another device changed the mix meanwhile. */
  readonly copy?: SavedMix
}

type SendOptions = {
  readonly api: MixApi
  /** The row as the account told it last. */
  readonly known: SavedMix | undefined
  /** @returns the mix under a new id and a name that tells it from the other device's */
  readonly asCopy: (mix: SavedMix) => SavedMix
}

const addOrMeet = async (mix: SavedMix, { api, asCopy }: SendOptions): Promise<Sent> => {
  const added = await api.add(mix)
  if (added) return { row: added }
  // The id is taken: by a request whose answer was lost, or by an edit on another device since.
  const row = await api.find(mix.id)
  if (row && isSameContent(row, mix)) return { row }
  // Without a row, the id is one that this account does not see: the mix is stored nowhere yet.
  return { row, copy: asCopy(mix) }
}

const put = async (mix: SavedMix, options: SendOptions): Promise<Sent> => {
  const { api, known, asCopy } = options
  if (mix.updatedAt === undefined) return addOrMeet(mix, options)
  // A move is no edit: it neither conflicts with one nor brings a deleted mix back.
  if (api.move && known && isSameContent(known, mix)) return { row: await api.move(mix) }
  const row = await api.overwrite(mix, mix.updatedAt)
  if (row) return { row }
  const other = await api.find(mix.id)
  if (!other) return addOrMeet(mix, options)
  return isSameContent(other, mix) ? { row: other } : { row: other, copy: asCopy(mix) }
}

/**
 * Tells the account one change. It may be told twice: the second time changes nothing. What two devices
 * changed at once is kept twice, and an edit wins over a deletion.
 */
export const sendChange = async (
  id: string,
  change: Change,
  options: SendOptions,
): Promise<Sent> => {
  if (change.kind === 'put') return put(change.mix, options)
  const isGone = await options.api.remove(id, change.updatedAt)
  return { row: isGone ? undefined : await options.api.find(id) }
}

type Settled = { readonly id: string; readonly change: Change; readonly sent: Sent }

/** A change that came while another was sent, on top of what the account has now. */
const onTop = (change: Change, updatedAt: string | undefined): Change => {
  if (change.kind === 'delete') return { kind: 'delete', updatedAt }
  const { updatedAt: _before, ...mix } = change.mix
  return { kind: 'put', mix: updatedAt === undefined ? mix : { ...mix, updatedAt } }
}

/** @returns what is kept once a change was sent */
export const settleChange = (kept: KeptMixes, { id, change, sent }: Settled): KeptMixes => {
  const { [id]: current, ...changes } = kept.changes
  const rows = kept.rows.filter((row) => row.id !== id)
  if (sent.row) rows.push(sent.row)
  const later = current && JSON.stringify(current) !== JSON.stringify(change) ? current : undefined
  if (!sent.copy)
    return {
      rows,
      changes: later ? { ...changes, [id]: onTop(later, sent.row?.updatedAt) } : changes,
    }
  // The row is the other device's now: what was done here since belongs to the copy.
  if (later?.kind === 'delete') return { rows, changes }
  const copy = later ? { ...sent.copy, mix: later.mix.mix } : sent.copy
  return { rows, changes: { ...changes, [copy.id]: { kind: 'put', mix: copy } } }
}
