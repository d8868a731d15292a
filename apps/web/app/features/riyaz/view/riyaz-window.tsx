import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { taalOf } from '@dhvani/riyaz'
import { Minus, Play, Plus, Square } from '#icons'
import { m } from '#messages'
import { dressWindow } from '#lib/page/dress-window.ts'
import { riyazSettings, useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { useRoomState } from '#lib/riyaz/room-state.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { changeNumber } from '../change-settings.ts'
import { toggleAll } from '../play-part.ts'
import { taalName, tempoText } from '../taal-words.ts'
import { useMatra } from '../use-matra.ts'
import { Wheel } from '../wheel.tsx'

const step = (by: number) => changeNumber('tempo', riyazSettings.get().tempo + by)

/** The wheel, the tempo, and one button that plays and stops both instruments. */
export const RiyazWindow = ({ window: opened }: { readonly window: Window }) => {
  const settings = useRiyazSettings()
  const taal = taalOf(settings)
  const matra = useMatra(taal.theka.length, opened)
  const room = useRoomState()
  const isSilent = Object.values(room).every((part) => part === 'silent')
  useEffect(() => dressWindow(opened.document, m.riyaz_title()), [opened])
  return createPortal(
    <main className="flex h-dvh flex-col items-center justify-center gap-2 bg-ground p-3 text-ink">
      <h1 className="sr-only">{m.riyaz_title()}</h1>
      <div className="w-[min(100%,100dvh_-_8rem)]">
        <Wheel taal={taal} name={taalName(taal.id)} matra={matra} />
      </div>
      <p className="tabular font-semibold">{tempoText(taal, settings.tempo)}</p>
      <div className="flex w-full justify-center gap-2">
        <IconButton label={m.riyaz_slower()} look="secondary" onClick={() => step(-1)}>
          <Minus size={18} />
        </IconButton>
        <Button onClick={toggleAll}>
          {isSilent ? <Play size={18} /> : <Square size={18} />}
          <span>{isSilent ? m.riyaz_window_play() : m.riyaz_window_stop()}</span>
        </Button>
        <IconButton label={m.riyaz_faster()} look="secondary" onClick={() => step(1)}>
          <Plus size={18} />
        </IconButton>
      </div>
    </main>,
    opened.document.body,
  )
}
