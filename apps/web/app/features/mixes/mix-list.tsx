import { useEffect } from 'react'
import { m } from '#messages'
import { followSavedMixes, savedMixes, useSavedMixes } from '#lib/mixes/saved-mixes.ts'
import { Wait } from '#ui/missing-part.tsx'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { MixItem } from './mix-item.tsx'
import { useOpenedMix } from './use-opened-mix.ts'

type MixListProps = {
  readonly className: string
  readonly onOpened?: () => void
}

/** All saved mixes, in the listener's order. */
export const MixList = ({ className, onOpened }: MixListProps) => {
  useEffect(followSavedMixes, [])
  const { status, mixes, unsent } = useSavedMixes()
  const { saved } = useOpenedMix()

  if (mixes.length > 0)
    return (
      <ul aria-label={m.mixes_title()} className={className}>
        {mixes.map((mix, index) => (
          <MixItem
            key={mix.id}
            saved={mix}
            isOpen={mix.id === saved?.id}
            isUnsent={unsent.has(mix.id)}
            isFirst={index === 0}
            isLast={index === mixes.length - 1}
            onOpened={onOpened}
          />
        ))}
      </ul>
    )
  if (status === 'failed')
    return <NotLoaded text={m.mixes_failed()} onAgain={() => void savedMixes.sync()} />
  if (status === 'ready') return <p className="text-ink-soft">{m.mixes_empty()}</p>
  return (
    <div aria-busy className="flex gap-3">
      <Wait words={m.mixes_loading()} />
      <Skeleton className="h-24 w-64" />
      <Skeleton className="hidden h-24 w-64 sm:block" />
    </div>
  )
}
