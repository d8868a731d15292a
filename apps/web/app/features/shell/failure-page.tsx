import { BrandMark } from './brand-mark.tsx'
import { FailureMessage } from './failure-message.tsx'

/** Shown in place of everything when the frame of the pages failed. */
export const FailurePage = () => (
  <main id="content" tabIndex={-1} className="page-width py-10">
    <BrandMark />
    <FailureMessage onAgain={() => location.reload()} />
  </main>
)
