import { isUnreached } from '#lib/network/no-answer.ts'
import { loadData } from '#lib/supabase/index.ts'
import type { Draft } from './draft.ts'

type Sent = 'stored' | 'too many' | 'failed' | 'unreached'

const failure = (error: unknown): Sent => (isUnreached(error) ? 'unreached' : 'failed')

/** Stores a message through the data API; the server notifies the operator. Never throws. */
export const sendMessage = async ({ name, email, message }: Draft): Promise<Sent> => {
  try {
    const data = await loadData()
    const { error, status } = await data
      .from('contact_messages')
      .insert({ name: name.trim(), email: email.trim(), message: message.trim() })
    if (!error) return 'stored'
    return status === 429 ? 'too many' : failure(error)
  } catch (error) {
    return failure(error)
  }
}
