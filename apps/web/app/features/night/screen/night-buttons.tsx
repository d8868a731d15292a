import { m } from '#messages'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { BarButton } from '#ui/bar-button.tsx'
import { Button } from '#ui/button.tsx'
import { LineIcon } from '#ui/icons/line-icon.tsx'
import { nightMode } from './night-store.ts'

/** A diya: its bowl and its flame. */
const DIYA = [
  'M3 19.5c1.6 5.6 6.6 8.6 13 8.6s11.4-3 13-8.6z',
  'M16.6 3c.4 3.6 3.5 5.3 3.5 9 0 2.9-1.8 4.8-4.1 4.8s-4.2-1.8-4.2-4.5c0-2.1 1.3-3.1 2.2-4.8.8-1.4 1.6-2.6 2.6-4.5z',
]

const useIsEmpty = () => useMixer((mix) => mix.tracks.length === 0)

/** The dock's button of night mode. */
export const NightInDock = () => (
  <BarButton
    data-night-opener
    label={m.night_mode()}
    word={m.night_in_bar()}
    aria-haspopup="dialog"
    disabled={useIsEmpty()}
    onClick={() => nightMode.set(true)}
  >
    <LineIcon paths={DIYA} size={20} />
  </BarButton>
)

/** The sleep timer's button of night mode. */
export const NightButton = ({ onPress }: { readonly onPress?: (() => void) | undefined }) => (
  <Button
    look="secondary"
    aria-haspopup="dialog"
    disabled={useIsEmpty()}
    onClick={() => {
      onPress?.()
      nightMode.set(true)
    }}
  >
    <LineIcon paths={DIYA} size={20} />
    {m.night_mode()}
  </Button>
)
