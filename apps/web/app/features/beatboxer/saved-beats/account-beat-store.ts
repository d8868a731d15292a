import { z } from 'zod'
import { parseBeat } from '@dhvani/share-links/beat-schema'
import { loadData } from '#lib/supabase/index.ts'
import type { BeatStore, NamedBeat } from './named-beat.ts'

const TABLE = 'saved_beats'
const COLUMNS = 'id, name, beat'

const rowSchema = z.object({ id: z.string(), name: z.string(), beat: z.unknown() })

const toNamedBeat = (row: unknown): NamedBeat[] => {
  const { id, name, beat: written } = rowSchema.parse(row)
  const beat = parseBeat(written)
  return beat ? [{ id, name, beat, place: 'account' }] : []
}

/** Beats of the signed-in listener. Row-level security in the database hides other people's. */
export const accountBeatStore: BeatStore = {
  async list() {
    const data = await loadData()
    const { data: rows } = await data
      .from(TABLE)
      .select(COLUMNS)
      .order('updated_at', { ascending: false })
      .throwOnError()
    return rows.flatMap(toNamedBeat)
  },
  async put({ id, name, beat }) {
    const data = await loadData()
    const { data: row } = await data
      .from(TABLE)
      .upsert({ id, name, beat }, { onConflict: 'id' })
      .select(COLUMNS)
      .single()
      .throwOnError()
    const [named] = toNamedBeat(row)
    if (!named) throw new Error('the data API gave another beat back than it was given')
    return named
  },
  async rename(id, name) {
    const data = await loadData()
    await data.from(TABLE).update({ name }).eq('id', id).throwOnError()
  },
  async remove(id) {
    const data = await loadData()
    await data.from(TABLE).delete().eq('id', id).throwOnError()
  },
}
