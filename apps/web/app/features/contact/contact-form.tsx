import { useEffect, useRef, useState } from 'react'
import { CONTACT_TOAST_DELAY } from '@dhvani/catalogue'
import { m } from '#messages'
import { showToast, toasts } from '#lib/notices/toasts.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { useFocusBack } from '#lib/page/use-focus-back.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useUnreached } from '#lib/network/use-unreached.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { loadData } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { tabStorage } from '#lib/store/browser-storage.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import {
  checkDraft,
  EMPTY_DRAFT,
  keepDraft,
  LONGEST,
  readDraft,
  type Draft,
  type DraftProblems,
} from './draft.ts'

type Sent = 'stored' | 'too many' | 'failed' | 'unreached'

const failure = (error: unknown): Sent => (isUnreached(error) ? 'unreached' : 'failed')

/** Stores a message through the data API; the server notifies the operator. Never throws. */
const sendMessage = async ({ name, email, message }: Draft): Promise<Sent> => {
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

const FIELDS = ['name', 'email', 'message'] as const

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const showFailure = (sent: 'too many' | 'failed') =>
  showToast({
    title: m.contact_failed_title(),
    description: sent === 'too many' ? m.contact_too_many_text() : m.contact_failed_text(),
    variant: 'destructive',
  })

/** Without it, a press without a network would first wait for the client's code. */
const prepare = () => void loadData().catch(() => undefined)

/** Keeps what the visitor typed in the tab until the server has stored it. */
const useDraft = () => {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const isHydrated = useHydrated()

  // Storage is read after hydration: prerendered fields are empty.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setDraft(readDraft(tabStorage())), [])

  const change = (next: Draft) => {
    setDraft(next)
    keepDraft(next, tabStorage())
  }
  return { draft, change, isHydrated }
}

export const ContactForm = () => {
  const { draft, change, isHydrated } = useDraft()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [isSending, setIsSending] = useState(false)
  const { unreached, show, clear } = useUnreached()
  useFirstInteraction(prepare)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(isSending, () => button.current)

  const handleChange = (field: keyof Draft, value: string) => {
    change({ ...draft, [field]: value })
    setProblems((known) => ({ ...known, [field]: undefined }))
  }

  const send = async () => {
    setIsSending(true)
    clear()
    toasts.dismissProblem()
    const endWait = beginWait(m.server_waiting())
    const sending = sendMessage(draft).finally(endWait)
    const [sent] = await Promise.all([sending, wait(CONTACT_TOAST_DELAY * 1000)])
    setIsSending(false)
    if (sent === 'unreached') {
      show()
      return
    }
    if (sent !== 'stored') {
      showFailure(sent)
      return
    }
    change(EMPTY_DRAFT)
    showToast({
      title: m.contact_sent_title(),
      description: m.contact_sent_text(),
      variant: 'success',
    })
  }

  const handleSubmit = () => {
    if (isSending) return
    const found = checkDraft(draft)
    setProblems(found)
    const wrong = FIELDS.find((field) => found[field] !== undefined)
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    if (trap.current?.value) {
      // A browser may have filled in the trap field: it is cleared, and the next press sends.
      trap.current.value = ''
      showFailure('failed')
      return
    }
    void send()
  }

  const control = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    most: LONGEST[field],
    required: true,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      handleChange(field, event.target.value),
  })
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      <fieldset
        role="presentation"
        disabled={!isHydrated || isSending}
        className="flex flex-col gap-5"
      >
        <Field label={m.contact_name()} error={problems.name}>
          {(given) => <TextInput {...given} {...control('name')} autoComplete="name" />}
        </Field>
        <Field label={m.contact_email()} error={problems.email}>
          {(given) => (
            <TextInput {...given} {...control('email')} type="email" autoComplete="email" />
          )}
        </Field>
        <Field label={m.contact_message()} error={problems.message}>
          {(given) => <TextArea {...given} {...control('message')} rows={7} />}
        </Field>
        <div hidden>
          <label>
            {m.contact_trap()}
            <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <UnreachedNotice unreached={unreached} onAgain={handleSubmit} />
        <Button ref={button} type="submit" size="large" className="self-start">
          {isSending ? m.contact_sending() : m.contact_send()}
        </Button>
      </fieldset>
    </form>
  )
}
