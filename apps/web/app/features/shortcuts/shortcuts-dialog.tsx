import { m } from '#messages'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SHORTCUT_KEYS, SHORTCUTS, type Shortcut } from './find-shortcut.ts'

const WORDS: Readonly<Record<Shortcut, () => string>> = {
  playPause: m.shortcut_play,
  stop: m.shortcut_stop,
  quieter: m.shortcut_quieter,
  louder: m.shortcut_louder,
  mix: m.shortcut_mix,
  notice: m.shortcut_notice,
  mute: m.shortcut_mute,
  solo: m.shortcut_solo,
  timer: m.shortcut_timer,
  theme: m.shortcut_theme,
  help: m.shortcut_help,
}

const keyName = (key: string) => (key === ' ' ? m.shortcut_space() : key.toUpperCase())

type RowProps = { readonly words: string; readonly keys: readonly string[] }

const Row = ({ words, keys }: RowProps) => (
  <div className="flex items-center justify-between gap-4 border-b border-line py-2">
    <dt>{words}</dt>
    <dd className="flex shrink-0 gap-1.5">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-8 rounded-md border border-edge bg-ground px-2 text-center font-sans font-semibold"
        >
          {key}
        </kbd>
      ))}
    </dd>
  </div>
)

export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { hasShortcuts } = usePreferences()
  return (
    <Dialog open onOpenChange={onClose} title={m.shortcuts_title()} closeLabel={m.close()}>
      <dl className="flex flex-col">
        {SHORTCUTS.map((shortcut) => (
          <Row
            key={shortcut}
            words={WORDS[shortcut]()}
            keys={SHORTCUT_KEYS[shortcut].map(keyName)}
          />
        ))}
        <Row words={m.shortcut_card()} keys={['←', '→', '↑', '↓']} />
        <Row words={m.shortcut_slider()} keys={['PgUp', 'PgDn', 'Home', 'End']} />
        <Row words={m.shortcut_escape()} keys={['Esc']} />
      </dl>
      <label className="mt-4 inline-flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5"
          checked={hasShortcuts}
          onChange={(event) => changePreferences({ hasShortcuts: event.target.checked })}
        />
        {m.shortcuts_on()}
      </label>
    </Dialog>
  )
}
