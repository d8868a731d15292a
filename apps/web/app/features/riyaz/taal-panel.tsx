import { useRef } from 'react'
import { Maximize } from '#icons'
import { findTaal, TAALS, type TaalId } from '@dhvani/riyaz'
import { m } from '#messages'
import { pageLanguage } from '#lib/language/say.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { IconButton } from '#ui/button.tsx'
import { changeSettings } from './change-settings.ts'
import { Panel, SelectField } from './controls.tsx'
import { useMatra } from './use-matra.ts'
import { useFullScreen } from './use-full-screen.ts'
import { Wheel } from './wheel.tsx'

/** The script of bols and names, by the language of the page. */
const scriptOf = () => (pageLanguage() === 'hi' ? 'devanagari' : 'latin')

const chooseTaal = (id: TaalId) => changeSettings({ taal: id })

export const TaalPanel = () => {
  const settings = useRiyazSettings()
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const full = useFullScreen(place)
  const taal = findTaal(settings.taal)!
  const matra = useMatra(taal.theka.length)
  const script = scriptOf()
  const { toggle } = full
  return (
    <Panel
      title={m.riyaz_taal()}
      action={
        isHydrated && toggle ? (
          <IconButton label={full.isFull ? m.riyaz_leave_full() : m.riyaz_full()} onClick={toggle}>
            <Maximize aria-hidden size={20} />
          </IconButton>
        ) : null
      }
    >
      <SelectField
        label={m.riyaz_taal()}
        value={settings.taal}
        options={TAALS.map(({ id, name }) => ({ value: id, label: name[script] }))}
        onChange={chooseTaal}
      />
      <div ref={place} className="flex grow items-center justify-center bg-surface">
        <Wheel taal={taal} script={script} name={taal.name[script]} matra={matra} />
      </div>
    </Panel>
  )
}
