import { useRef } from 'react'
import { Maximize } from '#icons'
import { COUNTED, findTaal, TAALS, taalOf, thekasOf, type TaalId } from '@dhvani/riyaz'
import { m } from '#messages'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { roomState } from '#lib/riyaz/room-state.ts'
import { IconButton } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice } from '#ui/missing-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { changeSettings } from './change-settings.ts'
import { Panel } from './controls.tsx'
import { taalName, thekaText } from './taal-words.ts'
import { useMatra } from './use-matra.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useSam } from './view/use-sam.ts'
import { Wheel } from './wheel.tsx'

const ViewTools = latePart(async () => (await import('./view/view-tools.tsx')).ViewTools, {
  missing: MissingNotice,
})

/** Another theka of the taal, where the room plays several. */
const ThekaField = () => {
  const { taal, theka } = useRiyazSettings()
  const thekas = thekasOf(taal)
  return thekas.length < 2 ? null : (
    <SelectField
      label={m.live_theka()}
      value={String(theka)}
      options={thekas.map((one, index) => ({
        value: String(index + 1),
        label: thekaText(one, thekas),
      }))}
      onChange={(next) => changeSettings({ theka: Number(next) })}
    />
  )
}

/** While nothing plays, a taal comes with the tempo at which it is commonly heard. */
const chooseTaal = (id: TaalId) => {
  const isSilent = roomState.getSnapshot().tabla === 'silent'
  const next = { taal: id, theka: 1 }
  changeSettings(isSilent ? { ...next, tempo: findTaal(id)!.tempo } : next)
}

export const TaalPanel = () => {
  const settings = useRiyazSettings()
  const place = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const full = useFullScreen(place)
  const taal = taalOf(settings)
  const matra = useMatra(taal.theka.length)
  const isLit = useSam(matra)
  const { toggle } = full
  return (
    <Panel
      title={m.riyaz_taal()}
      // It is 53 rem high and the dock 10: in a lower window its end stays in view, and not its head.
      className="lg:sticky lg:top-[min(1rem,calc(100dvh-64rem))]"
      action={
        isHydrated && toggle ? (
          <IconButton label={m.riyaz_full()} aria-pressed={full.isFull} onClick={toggle}>
            <Maximize size={20} />
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
      <ThekaField />
      <div
        ref={place}
        data-lit={isLit || undefined}
        className="flex grow items-center justify-center rounded-2xl bg-surface data-lit:bg-terracotta-wash"
      >
        <Wheel taal={taal} name={taalName(taal.id)} matra={matra} />
      </div>
      <div className="min-h-11">{isHydrated ? <ViewTools isFull={full.isFull} /> : null}</div>
    </Panel>
  )
}
