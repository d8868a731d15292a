import { useId, useState } from 'react'
import { m } from '#messages'
import { formatLanguage } from '#lib/language/say.ts'
import { useCopy } from '#lib/page/use-copy.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { LateQrCode } from '#ui/late-qr-code.tsx'
import { readRupees, upiLink, type Payee } from './upi-link.ts'

/** As gifts are given in India: a round sum and one more. */
const AMOUNTS = [101, 251, 501, 1001] as const

const CHIP =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 font-semibold text-ink-soft has-checked:bg-terracotta-wash has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-peacock'

/** 1,001, or १,००१ */
const grouped = (amount: number): string => amount.toLocaleString(formatLanguage())

type AmountsProps = {
  readonly chosen: number | undefined
  readonly onChoose: (amount: number | undefined) => void
}

/** A gift of another amount has none of these. */
const Amounts = ({ chosen, onChoose }: AmountsProps) => {
  const name = useId()
  const chip = (amount: number | undefined, label: string) => (
    <label key={label} className={CHIP}>
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={amount === chosen}
        onChange={() => onChoose(amount)}
      />
      <span>{label}</span>
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.upi_amount()}</legend>
      <div className="flex flex-wrap justify-center gap-2">
        {AMOUNTS.map((amount) => chip(amount, m.upi_rupees({ amount: grouped(amount) })))}
        {chip(undefined, m.upi_other())}
      </div>
    </fieldset>
  )
}

const Address = ({ id }: { readonly id: string }) => {
  const { isCopied, copy } = useCopy()
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <span className="text-ink-soft">{m.upi_address()}</span>
      <span translate="no" className="font-semibold break-all select-all">
        {id}
      </span>
      {/* A browser that copies nothing still shows the address, which can be selected. */}
      <Button look="secondary" onClick={() => void copy(id).catch(reportError)}>
        <span aria-live="polite">{isCopied ? m.share_copied() : m.upi_copy()}</span>
      </Button>
    </p>
  )
}

/** A tablet has no such app as a rule, and a phone is held before it. */
const HAS_ROOM = '(min-width: 40rem) and (min-height: 40rem)'
const findWays = () => {
  const isTouched = matchMedia('(pointer: coarse)').matches
  return { hasLink: isTouched, hasCode: !isTouched || matchMedia(HAS_ROOM).matches }
}

/** A phone has the apps on it; any other screen shows a phone what to scan. */
const Pay = ({ payee, rupees }: { readonly payee: Payee; readonly rupees: number }) => {
  const [{ hasLink, hasCode }] = useState(findWays)
  const link = upiLink(payee, rupees)
  const amount = grouped(rupees)
  return (
    <div className="flex w-full flex-col items-center gap-3">
      {hasLink ? (
        <>
          <a href={link} className={buttonClasses('primary', 'large')}>
            {m.upi_open({ amount })}
          </a>
          <p className="text-ink-soft">{m.upi_no_app()}</p>
        </>
      ) : null}
      {hasCode ? (
        <>
          <LateQrCode text={link} alt={m.upi_code({ amount, name: payee.name })} />
          <p className="text-ink-soft">{m.upi_scan()}</p>
        </>
      ) : null}
    </div>
  )
}

/** A gift in rupees that no server takes part in. */
export const GiveByUpi = ({ payee }: { readonly payee: Payee }) => {
  const id = useId()
  const [chosen, setChosen] = useEntry<number | undefined>('upi-chosen', AMOUNTS[0])
  const [typed, setTyped] = useEntry('upi-typed', '')
  const rupees = chosen ?? readRupees(typed)
  return (
    <section
      aria-labelledby={id}
      className="mt-8 flex flex-col items-center gap-5 rounded-card border border-line bg-surface p-6 text-center shadow-card"
    >
      <h2 id={id} className="text-3xl">
        {m.upi_title()}
      </h2>
      <p className="max-w-prose text-ink-soft">{m.upi_text({ name: payee.name })}</p>
      <Amounts chosen={chosen} onChoose={setChosen} />
      {chosen === undefined ? (
        <Field
          label={m.upi_other_field()}
          error={typed !== '' && rupees === undefined ? m.upi_other_wrong() : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-48 text-center"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      {rupees === undefined ? null : <Pay payee={payee} rupees={rupees} />}
      <Address id={payee.id} />
    </section>
  )
}
