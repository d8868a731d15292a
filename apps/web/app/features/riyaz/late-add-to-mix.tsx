import { latePart } from '#ui/late-part.tsx'

/** Its height stays free until its code has come. */
export const AddToMix = latePart(async () => (await import('./add-to-mix.tsx')).AddToMix, {
  waiting: () => <div className="h-11" />,
})
