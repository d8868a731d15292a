import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { FailureMessage } from './failure-message.tsx'

/** Keeps the failure of a page from the header, the dock and the sound. Leaving the page ends it. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => {
  'use no memo' // As in #ui/missing-part.tsx.
  return (
    <PartBoundary
      place={useLocation().pathname}
      missing={(again) => (
        <div className="page-width py-10">
          <FailureMessage onAgain={again} />
        </div>
      )}
    >
      {children}
    </PartBoundary>
  )
}
