import { useEffect, useRef, type ReactNode } from 'react'

type RecordSectionProps = {
  readonly label: string
  /** What the section is at. Buttons go with it, so the focus comes to the section. */
  readonly step: string
  readonly children: ReactNode
}

/** The place in the dialog where a recording is made, or looked at. */
export const RecordSection = ({ label, step, children }: RecordSectionProps) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [step])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-col gap-4 rounded-xl bg-sunken p-4"
    >
      {children}
    </section>
  )
}
