import { m } from '#messages'
import { inPageLanguage } from '#lib/language/in-english.ts'
import { useEffect, useState } from 'react'
import type { SiteConfig } from '@dhvani/catalogue'
import { loadPart } from '#lib/code/load-part.ts'
import { isUnreached } from '#lib/network/no-answer.ts'

type Operator = SiteConfig['operator']

/** Who runs the site: `undefined` until the server has answered, `'unknown'` when it did not. */
const useOperator = (): Operator | 'unknown' | undefined => {
  const [operator, setOperator] = useState<Operator | 'unknown'>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const { loadSiteConfig } = await loadPart(() => import('#lib/page/site-config.ts'))
      const config = await loadSiteConfig()
      if (isCurrent) setOperator(config.operator)
    }
    load().catch((error: unknown) => {
      if (!isUnreached(error)) reportError(error)
      if (isCurrent) setOperator('unknown')
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return operator
}

const ROWS: readonly (readonly [keyof Operator, () => string])[] = [
  ['name', m.legal_operator_name],
  ['address', m.legal_operator_address],
  ['grievanceOfficer', m.legal_operator_grievance],
  ['law', m.legal_operator_law],
]

/** Without an operator each detail is a bar, as long as the words of a gap: what is below stays when the details arrive. */
const Details = ({ operator }: { readonly operator?: Operator }) => (
  <dl className="legal-details" aria-hidden={operator ? undefined : true}>
    {ROWS.map(([field, label]) => (
      <div key={field}>
        <dt {...inPageLanguage()}>{label()}</dt>
        <dd>
          {operator?.[field] ?? (
            <mark {...inPageLanguage()} className={operator ? undefined : 'is-awaited'}>
              {m.legal_operator_gap()}
            </mark>
          )}
        </dd>
      </div>
    ))}
  </dl>
)

/**
 * Name, address, grievance officer and law of the site. One build serves any operator, so the page
 * asks the server. A detail that the operator has not set shows as a gap. The text around it may be in English.
 */
export const OperatorDetails = () => {
  const operator = useOperator()
  if (operator === undefined)
    return (
      <>
        <div data-scripted>
          <p {...inPageLanguage()} aria-busy="true" className="sr-only">
            {m.legal_operator_loading()}
          </p>
          <Details />
        </div>
        <noscript>
          <p {...inPageLanguage()}>{m.legal_operator_noscript()}</p>
        </noscript>
      </>
    )
  if (operator === 'unknown')
    return (
      <p {...inPageLanguage()} role="alert">
        {m.legal_operator_unreached()}
      </p>
    )
  return <Details operator={operator} />
}
