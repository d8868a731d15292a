import { Play, Square } from '#icons'
import type { PracticePart } from '@dhvani/audio-engine/practice'
import { useRoomState } from '#lib/riyaz/room-state.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { togglePart } from './play-part.ts'

type PartButtonProps = {
  readonly part: PracticePart
  readonly play: string
  readonly stop: string
}

export const PartButton = ({ part, play, stop }: PartButtonProps) => {
  const isHydrated = useHydrated()
  const isOn = useRoomState()[part] !== 'silent'
  return (
    <Button disabled={!isHydrated} onClick={() => togglePart(part)} className="min-w-44">
      {isOn ? <Square size={18} /> : <Play size={20} />}
      <span>{isOn ? stop : play}</span>
    </Button>
  )
}
