import { BEAT_LOOPS } from '@dhvani/catalogue'
import { LETTERS } from '@dhvani/share-links/sound-letters'
import type { LinkWords, Scene } from '@dhvani/social-cards'
import { drawMotif, type Motif } from '../../app/ui/art/draw-artwork.ts'
import { PALETTES, type Palette } from '../../app/ui/art/palettes.ts'
import { readMessages } from '../../vite/catalogue.ts'
import { backdrop } from './draw-social-picture.ts'
import { readCardWords } from './social-cards.ts'

const SCENE_PICTURES: Readonly<
  Record<Scene, { readonly motif: Motif; readonly palette: Palette }>
> = {
  rain: { motif: 'river-landscape', palette: 'neel' },
  water: { motif: 'breath-waves', palette: 'peacock' },
  dawn: { motif: 'lotus-mandala', palette: 'marigold' },
  garden: { motif: 'leaf', palette: 'leaf' },
  town: { motif: 'city-lines', palette: 'rose' },
  night: { motif: 'night-sky', palette: 'neel' },
  drum: { motif: 'tabla-drum', palette: 'terracotta' },
}

/** Draws what is behind the card of a shared mix or beat, as a whole SVG file. */
export const drawScene = (scene: Scene): string => {
  const { motif, palette } = SCENE_PICTURES[scene]
  return backdrop(drawMotif(scene, motif, PALETTES[palette].subah)).join('') + '</svg>'
}

/** @returns what a language calls each id; its message is the id after `prefix` */
const namesOf = (
  ids: readonly string[],
  prefix: string,
  say: (key: string) => string,
): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, say(prefix + id.replaceAll('-', '_'))]))

/** @returns the words of a language for the head and the card of a shared mix or beat; in English what it lacks */
export const linkWords = (locale: string): LinkWords => {
  const [messages, english] = [readMessages(locale), readMessages('en')]
  const say = (key: string): string => messages[key] ?? english[key] ?? ''
  const { link_mix_text: mixText, link_beat_text: beatText, ...words } = readCardWords(locale)
  return {
    site: say('site_name'),
    tagline: say('tagline'),
    mixKicker: words.link_mix_kicker,
    beatKicker: words.link_beat_kicker,
    mixText,
    beatText,
    beatName: say('beat_shared_name'),
    beatBy: say('beat_made_by'),
    beatAs: say('beat_share_as'),
    sounds: {
      ...namesOf(Object.keys(LETTERS), 'sound_', say),
      tanpura: say('live_tanpura'),
      tabla: say('live_theka'),
    },
    loops: namesOf(
      BEAT_LOOPS.map(({ id }) => id),
      'loop_',
      say,
    ),
  }
}
