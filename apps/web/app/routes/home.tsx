import { useState } from 'react'
import { m } from '#messages'
import { FocusTimer } from '#features/focus-timer/focus-timer.tsx'
import { HeroCarousel } from '#features/hero/hero-carousel.tsx'
import { Library } from '#features/library/library.tsx'
import { OwnSoundsSection } from '#features/library/own-sounds-section.tsx'
import { Upload } from '#features/upload/upload.tsx'
import { localPath } from '#lib/page/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.site_title(),
    description: m.site_description(),
    path: localPath('/'),
  })

export default function Home() {
  const [isUploading, setIsUploading] = useState(false)
  return (
    <>
      <h1 className="sr-only">{`Dhvani: ${m.tagline()}`}</h1>
      <HeroCarousel />
      <Library>
        <OwnSoundsSection onUpload={() => setIsUploading(true)} />
      </Library>
      <Upload open={isUploading} onOpenChange={setIsUploading} />
      <FocusTimer />
    </>
  )
}
