import { useId, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type SettingsSectionProps = {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
  readonly lead: ReactNode
  /** Looks different from the others, because its action cannot be undone. */
  readonly isDangerous?: boolean
  readonly children: ReactNode
}

export const SettingsSection = (props: SettingsSectionProps) => {
  const { id, title, lead, isDangerous = false, children } = props
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        'scroll-mt-6 rounded-3xl border bg-surface p-5 shadow-card sm:p-8',
        isDangerous ? 'border-danger' : 'border-line',
      )}
    >
      <h2 id={headingId} className={classNames('text-2xl', isDangerous ? 'text-danger' : '')}>
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{lead}</p>
      <div className="mt-5">{children}</div>
    </section>
  )
}
