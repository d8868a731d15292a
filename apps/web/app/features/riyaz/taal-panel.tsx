import { useRef } from 'react'
import { Maximize } from '#icons'
import { COUNTED, findTaal, TAALS, type TaalId } from '@dhvani/riyaz'
import { m } from '#messages'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { roomState } from '#lib/riyaz/room-state.ts'
import { IconButton } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { changeSettings } from './change-settings.ts'
import { Panel } from './controls.tsx'
import { taalName } from './taal-words.ts'
import { useMatra } from './use-matra.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useSam } from './view/use-sam.ts'
import { ViewTools } from './view/view-tools.tsx'
import { Wheel } from './wheel.tsx'

/** While nothing plays, a taal comes with the tempo at which it is commonly heard. */
const chooseTaal = (id: TaalId) => {
  const isSilent = roomState.getSnapshot().tabla === 'silent'
  changeSettings(isSilent ? { taal: id, tempo: findTaal(id)!.tempo } : { taal: id })
}

export const TaalPanel = () => {
  const settings = useRiyazSettings()
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const full = useFullScreen(place)
  const taal = findTaal(settings.taal)!
  const matra = useMatra(taal.theka.length)
  const isLit = useSam(matra)
  const { toggle } = full
  return (
    <Panel
      title={m.riyaz_taal()}
      className="lg:sticky lg:top-4"
      action={
        isHydrated && toggle ? (
          <IconButton label={m.riyaz_full()} aria-pressed={full.isFull} onClick={toggle}>
            <Maximize aria-hidden size={20} />
          </IconButton>
        ) : null
      }
    >
      <SelectField
        label={m.riyaz_taal()}
        value={settings.taal}
        options={[...TAALS, ...COUNTED].map(({ id }) => ({ value: id, label: taalName(id) }))}
        onChange={chooseTaal}
      />
      <div
        ref={place}
        data-lit={isLit || undefined}
        className="flex grow items-center justify-center rounded-2xl bg-surface data-lit:bg-terracotta-wash"
      >
        <Wheel taal={taal} name={taalName(taal.id)} matra={matra} />
      </div>
      <div className="min-h-11">{isHydrated ? <ViewTools /> : null}</div>
    </Panel>
  )
}
