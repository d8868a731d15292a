import { m } from '#messages'

export type Draft = { readonly name: string; readonly email: string; readonly message: string }

export const EMPTY_DRAFT: Draft = { name: '', email: '', message: '' }

/** Key in sessionStorage, which outlives a reload and is emptied when the tab closes. */
const KEY = 'dhvani.contact-draft'

const parseDraft = (value: unknown): Draft => {
  if (typeof value !== 'object' || value === null) return EMPTY_DRAFT
  const fields = value as Record<string, unknown>
  const text = (name: keyof Draft) => {
    const field = fields[name]
    return typeof field === 'string' ? field : ''
  }
  return { name: text('name'), email: text('email'), message: text('message') }
}

export const readDraft = (storage: Pick<Storage, 'getItem'>): Draft => {
  try {
    return parseDraft(JSON.parse(storage.getItem(KEY) ?? 'null'))
  } catch {
    return EMPTY_DRAFT
  }
}

/** Storage may be full or blocked: the draft then lives as long as the page. */
export const keepDraft = (draft: Draft, storage: Pick<Storage, 'setItem' | 'removeItem'>): void => {
  const isEmpty = Object.values(draft).every((text) => text === '')
  try {
    if (isEmpty) storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // The fields still hold the text.
  }
}

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
