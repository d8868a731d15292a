import { m } from '#messages'
import { useOperator, type Operator } from './use-operator.ts'

const ROWS: readonly (readonly [keyof Operator, () => string])[] = [
  ['name', m.legal_operator_name],
  ['address', m.legal_operator_address],
  ['grievanceOfficer', m.legal_operator_grievance],
  ['law', m.legal_operator_law],
]

const Details = ({ operator }: { readonly operator: Operator }) => (
  <dl className="legal-details">
    {ROWS.map(([field, label]) => (
      <div key={field}>
        <dt>{label()}</dt>
        <dd>{operator[field] ?? <mark>{m.legal_operator_gap()}</mark>}</dd>
      </div>
    ))}
  </dl>
)

/**
 * Name, address, grievance officer and law of the site. One build serves any operator, so the page
 * asks the server. A detail that the operator has not set shows as a gap.
 */
export const OperatorDetails = () => {
  const operator = useOperator()
  if (operator === undefined)
    return (
      <>
        <p data-scripted aria-busy="true">
          {m.legal_operator_loading()}
        </p>
        <noscript>
          <p>{m.legal_operator_noscript()}</p>
        </noscript>
      </>
    )
  if (operator === 'unknown') return <p role="alert">{m.legal_operator_unreached()}</p>
  return <Details operator={operator} />
}
