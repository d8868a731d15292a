import { z } from 'zod'
import { loadAuth, loadData } from '#lib/supabase/index.ts'

/** A view over the auth service's sessions that shows only the listener's own. */
const VIEW = 'account_sessions'
/** A project without our migrations has no such view. */
const ABSENT = 'PGRST205'

const rowSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  is_current: z.boolean(),
})

export type OwnSession = z.output<typeof rowSchema>

/** @returns this device first, then the last used ones; `absent` if the backend has no such view */
export const listSessions = async (): Promise<readonly OwnSession[] | 'absent'> => {
  const data = await loadData()
  const answer = await data.from(VIEW).select('*').order('last_used_at', { ascending: false })
  if (answer.error?.code === ABSENT) return 'absent'
  if (answer.error) throw new Error('The sessions could not be listed.', { cause: answer.error })
  const sessions = z.array(rowSchema).parse(answer.data)
  return [...sessions].sort((one, other) => Number(other.is_current) - Number(one.is_current))
}

/** @returns whether the session still existed */
export const endSession = async (id: string): Promise<boolean> => {
  const data = await loadData()
  const { data: ended } = await data.from(VIEW).delete().eq('id', id).select('id').throwOnError()
  return ended.length > 0
}

export const endOtherSessions = async () =>
  (await (await loadAuth()).signOut({ scope: 'others' })).error
