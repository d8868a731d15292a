import { useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { inDigits } from '#lib/language/say.ts'
import { Field, TextInput } from '#ui/field.tsx'
import { readMinutes } from './read-minutes.ts'
import { SLEEP_MINUTES } from './sleep.ts'
import { changeSleep } from './sleep-store.ts'

/** Minutes that a key adds, as in a field of type number. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

const NOTHING = { text: '', beside: Number.NaN }

const choose = (minutes: number) => changeSleep((timer) => ({ ...timer, minutes }))

/** The sleep timer's own minutes. A field of type number would refuse the digits of all scripts but Latin. */
export const OwnLength = ({ chosen }: { readonly chosen: number }) => {
  // What was typed stays in the field, with its problem if it has one, until another length is chosen.
  const [typed, setTyped] = useState(NOTHING)
  const text = typed.beside === chosen ? typed.text : inDigits(String(chosen))
  const isRefused = readMinutes(text) === undefined

  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setTyped(NOTHING)
    choose(Math.min(SLEEP_MINUTES.max, Math.max(SLEEP_MINUTES.min, chosen + step)))
  }
  const handleText = (next: string) => {
    const minutes = readMinutes(next)
    setTyped({ text: next, beside: minutes ?? chosen })
    if (minutes !== undefined) choose(minutes)
  }
  return (
    <Field label={m.sleep_own()} error={isRefused ? m.sleep_own_problem(SLEEP_MINUTES) : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its tag refuses digits
          role="spinbutton"
          aria-valuemin={SLEEP_MINUTES.min}
          aria-valuemax={SLEEP_MINUTES.max}
          aria-valuenow={chosen}
          autoComplete="off"
          value={text}
          className="!w-28"
          onKeyDown={handleKey}
          onChange={({ target }) => handleText(target.value)}
        />
      )}
    </Field>
  )
}
