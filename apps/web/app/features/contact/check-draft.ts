import { m } from '#messages'
import type { Draft } from './draft.ts'

/** The database's own bounds (supabase/migrations, contact_messages). */
export const LONGEST = { name: 200, email: 320, message: 10_000 } as const

export type DraftProblems = Readonly<Partial<Record<keyof Draft, string>>>

/** As strict as a mail server's front door, and no stricter: something, an @, something. */
const looksLikeAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)

/** @returns what to say beside each field that cannot be sent as it is */
export const checkDraft = ({ name, email, message }: Draft): DraftProblems => ({
  ...(name.trim() === '' ? { name: m.contact_name_required() } : {}),
  ...(email.trim() === ''
    ? { email: m.contact_email_required() }
    : looksLikeAddress(email.trim())
      ? {}
      : { email: m.contact_email_invalid() }),
  ...(message.trim() === '' ? { message: m.contact_message_required() } : {}),
})
