import { loadData } from '#lib/supabase/index.ts'
import type { Draft } from './draft.ts'

export type Sent = 'stored' | 'too many' | 'failed'

/** Stores a message through the data API; the server notifies the operator. Never throws. */
export const sendMessage = async ({ name, email, message }: Draft): Promise<Sent> => {
  try {
    const data = await loadData()
    const { error, status } = await data
      .from('contact_messages')
      .insert({ name: name.trim(), email: email.trim(), message: message.trim() })
    if (!error) return 'stored'
    return status === 429 ? 'too many' : 'failed'
  } catch {
    // No network, or no answer from the server: the form says so and keeps the text.
    return 'failed'
  }
}
