import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'

/** It stands in the prerendered page; its code comes after what a visitor needs first. */
export const RiyazSection = latePart(
  async () => (await import('./riyaz-section.tsx')).RiyazSection,
  { missing: MissingNotice, waiting: () => <div className="h-72" /> },
)
