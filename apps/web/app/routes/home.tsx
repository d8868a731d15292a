import { useState } from 'react'
import { m } from '#messages'
import { FocusTimer } from '#features/focus-timer/focus-timer.tsx'
import { FirstSteps } from '#features/hero/first-steps.tsx'
import { HeroCarousel } from '#features/hero/hero-carousel.tsx'
import { Library } from '#features/library/library.tsx'
import { OwnSoundsSection } from '#features/library/own-sounds-section.tsx'
import { Finder } from '#features/mixes/finder/finder.tsx'
import { ReadyMixesSection } from '#features/mixes/ready-mixes-section.tsx'
import { SharedMixPlace } from '#features/mixes/shared-mix-place.tsx'
import { YourMixes } from '#features/mixes/your-mixes.tsx'
import { renderShareDialog } from '#features/share/late-share-dialog.tsx'
import { SleepSection } from '#features/night/sleep-section.tsx'
import { Upload } from '#features/upload/upload.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { ShareDialogContext } from '#ui/share-dialog-context.ts'

/** It stands in the prerendered page; its code comes after what a visitor needs first. */
const RiyazSection = latePart(
  async () => (await import('#features/riyaz/riyaz-section.tsx')).RiyazSection,
  { missing: MissingNotice, waiting: () => <div className="h-72" /> },
)

export const meta = () =>
  pageMeta({
    title: m.site_title(),
    description: m.site_description(),
    path: localPath('/'),
    image: `/social${localPath('/mix.png')}`,
  })

export default function Home() {
  const [isUploading, setIsUploading] = useState(false)
  return (
    <ShareDialogContext value={renderShareDialog}>
      <h1 className="sr-only">{`${m.site_name()}: ${m.tagline()}`}</h1>
      <PartBoundary>
        <SharedMixPlace />
      </PartBoundary>
      <PartBoundary>
        <HeroCarousel />
        <FirstSteps />
      </PartBoundary>
      <PartBoundary>
        <YourMixes />
      </PartBoundary>
      <PartBoundary>
        <Library aside={<Finder />}>
          <PartBoundary>
            <OwnSoundsSection onUpload={() => setIsUploading(true)} />
          </PartBoundary>
        </Library>
      </PartBoundary>
      <PartBoundary>
        <ReadyMixesSection />
      </PartBoundary>
      <PartBoundary>
        <Upload open={isUploading} onOpenChange={setIsUploading} />
      </PartBoundary>
      <div className="timers page-width">
        <PartBoundary>
          <FocusTimer />
        </PartBoundary>
        <PartBoundary>
          <SleepSection />
        </PartBoundary>
      </div>
      <RiyazSection />
    </ShareDialogContext>
  )
}
