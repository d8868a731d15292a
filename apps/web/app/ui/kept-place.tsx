import type { ReactNode } from 'react'

type KeptPlaceProps = {
  readonly className: string
  /** A JavaScript expression over what the browser keeps: true where the part will come. */
  readonly isNeeded: string
  /** What the visitor waits for. */
  readonly children?: ReactNode
}

/**
 * Room in the prerendered page for a part that comes with the scripts, decided before the first paint.
 * A page that moved down a second later would take presses that were not meant for it. In a page that
 * scripts draw later the room stays closed: browsers do not run a script that was added so.
 */
export const KeptPlace = ({ className, isNeeded, children }: KeptPlaceProps) => (
  <>
    <div hidden suppressHydrationWarning className={className}>
      {children}
    </div>
    <script
      dangerouslySetInnerHTML={{
        // Storage that is blocked throws; such a browser keeps nothing that asks for room.
        __html: `try{document.currentScript.previousElementSibling.hidden=!(${isNeeded})}catch(e){}`,
      }}
    />
  </>
)
