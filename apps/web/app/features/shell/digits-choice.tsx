import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { ownDigits, pageLanguage } from '#lib/language/say.ts'
import { Choice } from '#ui/choice.tsx'

const SHOWN = 123

const writtenIn = (digits: string): string =>
  SHOWN.toLocaleString(`${pageLanguage()}-u-nu-${digits}`)

type DigitsChoiceProps = {
  /** The choice is on the page that begins anew with the other digits, and not in a menu, which closes. */
  readonly isOnPage?: boolean
}

/** Set by a choice: the page begins anew, and the new choice takes the focus that the old one had. */
let wasChosen = false

/** Which digits numbers have, on pages whose language has digits of its own. */
export const DigitsChoice = ({ isOnPage = false }: DigitsChoiceProps) => {
  const { hasOwnDigits } = usePreferences()
  const place = useRef<HTMLDivElement>(null)
  const digits = ownDigits()

  useEffect(() => {
    if (wasChosen) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
    wasChosen = false
  }, [])

  if (digits === undefined) return null
  return (
    <div ref={place}>
      <Choice
        label={m.digits_title()}
        value={hasOwnDigits ? 'own' : 'latin'}
        options={[
          { value: 'latin', label: writtenIn('latn'), detail: m.digits_latin() },
          { value: 'own', label: writtenIn(digits), detail: m.digits_own() },
        ]}
        onChange={(value) => {
          wasChosen = isOnPage
          changePreferences({ hasOwnDigits: value === 'own' })
        }}
      />
    </div>
  )
}
