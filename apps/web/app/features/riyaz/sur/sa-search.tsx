import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { changeSettings } from '../change-settings.ts'
import { saName } from '../sa-name.ts'
import type { Search, Sur } from './start-sur.ts'

/** `+12`, `−3`, `0`: how far above the key. */
const signed = (cents: number): string =>
  cents === 0 ? '0' : `${cents > 0 ? '+' : '−'}${Math.abs(cents)}`

const textOf = (search: Search): string | undefined => {
  if (search.step === 'found') {
    const { key, cents } = search.found
    return m.riyaz_sa_found({ name: saName(key), cents: signed(cents) })
  }
  if (search.step === 'sing') return m.riyaz_sa_sing()
  return search.step === 'little' ? m.riyaz_sa_little() : undefined
}

type SaSearchProps = { readonly search: Search; readonly sur: Sur }

/** Finds the Sa in which a voice is at ease, from a phrase. */
export const SaSearch = ({ search, sur }: SaSearchProps) => {
  const take = () => {
    if (search.step !== 'found') return
    changeSettings({ sa: search.found.key.id, cents: search.found.cents })
    sur.endSearch()
  }
  const isOpen = search.step === 'sing' || search.step === 'found'
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p aria-live="polite" className="font-semibold">
        {textOf(search)}
      </p>
      <div className="flex flex-wrap gap-3">
        {search.step === 'found' ? <Button onClick={take}>{m.riyaz_sa_take()}</Button> : null}
        <Button look="secondary" onClick={isOpen ? sur.endSearch : sur.findSa}>
          {isOpen ? m.riyaz_sa_leave() : m.riyaz_sa_find()}
        </Button>
      </div>
    </div>
  )
}
