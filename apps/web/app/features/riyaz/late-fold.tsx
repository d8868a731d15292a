import { useState, type ComponentType, type ReactNode } from 'react'

type LateFoldProps = {
  readonly title: ReactNode
  /** What a listener seldom moves; its code comes when it is asked for. */
  readonly part: ComponentType
}

/** A fold whose content is loaded when it is opened. */
export const LateFold = ({ title, part: Part }: LateFoldProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      ref={(place) => {
        // Pressed before the page's own code had come.
        if (place?.open) setIsOpen(true)
      }}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer py-2.5 font-semibold text-ink-soft">{title}</summary>
      {isOpen ? <Part /> : null}
    </details>
  )
}
