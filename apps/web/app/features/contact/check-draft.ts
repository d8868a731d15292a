import { m } from '#messages'
import type { Draft } from './draft.ts'

/** The bounds of the table contact_messages (supabase/migrations). */
export const LONGEST = { name: 200, email: 320, message: 10_000 } as const

export type DraftProblems = Readonly<Partial<Record<keyof Draft, string>>>

/** Only the shape is checked, text on both sides of one @; mail servers accept the rest. */
const looksLikeAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email)

/** @returns the message for each field whose text cannot be sent */
export const checkDraft = ({ name, email, message }: Draft): DraftProblems => ({
  ...(name.trim() === '' ? { name: m.contact_name_required() } : {}),
  ...(email.trim() === ''
    ? { email: m.contact_email_required() }
    : looksLikeAddress(email.trim())
      ? {}
      : { email: m.contact_email_invalid() }),
  ...(message.trim() === '' ? { message: m.contact_message_required() } : {}),
})
