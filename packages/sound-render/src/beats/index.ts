import type { BeatKit, BeatRecipe } from './beat-recipe.ts'
import { DHOL_KIT } from './dhol/dhol-strokes.ts'
import { chaalScore, dholKaherwaScore } from './dhol/dhol-scores.ts'
import { struckLoop, sustainedLoop } from './ensemble.ts'
import { blowBansuri, type Bansuri } from './flute/bansuri.ts'
import { FLUTE_NIGHT, FLUTE_PHRASE } from './flute/flute-lines.ts'
import { SANTOOR_KIT, santoorScore } from './strings/santoor.ts'
import { SITAR_KIT } from './strings/sitar-notes.ts'
import { gatScore, jhalaScore } from './strings/sitar-scores.ts'
import { droneScore, TANPURA_KIT } from './strings/tanpura.ts'
import { TABLA_KIT } from './tabla/tabla-strokes.ts'
import { keherwaScore, relaScore, teentaalScore } from './tabla/tabla-scores.ts'
import { sing, type Song } from './voice/singer.ts'
import { VOCAL_AALAP, VOCAL_SARGAM } from './voice/songs.ts'

const flute = (bansuri: Bansuri, trim: number) =>
  sustainedLoop({
    loop: bansuri.loop,
    beats: bansuri.beats,
    trim,
    render: (tempo, sampleRate) => blowBansuri(bansuri, tempo, sampleRate),
  })

const voice = (song: Song, trim: number) =>
  sustainedLoop({
    loop: song.loop,
    beats: song.beats,
    trim,
    render: (tempo, sampleRate) => sing(song, tempo, sampleRate),
  })

/**
 * A seat on the carpet.
 *
 * @param bearing degrees to the right
 * @param distance metres from the microphones: an arm's length unless given
 */
const at = (bearing: number, distance = 0.6) => ({ distance, bearing })

/** A trapezoid of a hundred strings is recorded from further off than a drum. Metres. */
const SANTOOR_DISTANCE = 1.2

/** Every loop of the beatbox. */
export const BEAT_RECIPES: readonly BeatRecipe[] = [
  struckLoop({ kit: TABLA_KIT, score: teentaalScore, trim: -5.28, seat: at(8) }),
  struckLoop({ kit: TABLA_KIT, score: keherwaScore, trim: -2.72, seat: at(-8) }),
  struckLoop({ kit: TABLA_KIT, score: relaScore, trim: -6.85, seat: at(12) }),
  struckLoop({ kit: DHOL_KIT, score: chaalScore, trim: -8.23, seat: at(-12) }),
  struckLoop({ kit: DHOL_KIT, score: dholKaherwaScore, trim: -5.6, seat: at(12) }),
  voice(VOCAL_AALAP, -19.27),
  voice(VOCAL_SARGAM, -20.35),
  struckLoop({ kit: TANPURA_KIT, score: droneScore, trim: -10.4, seat: at(0) }),
  struckLoop({
    kit: SANTOOR_KIT,
    score: santoorScore,
    trim: -6.99,
    seat: at(-20, SANTOOR_DISTANCE),
  }),
  flute(FLUTE_PHRASE, -17),
  flute(FLUTE_NIGHT, -16.1),
  struckLoop({ kit: SITAR_KIT, score: gatScore, trim: -6.4, seat: at(-15) }),
  struckLoop({ kit: SITAR_KIT, score: jhalaScore, trim: -6.7, seat: at(15) }),
]

/** The instruments whose one-shots play them at other tempi. */
export const BEAT_KITS: readonly BeatKit[] = [
  TABLA_KIT,
  DHOL_KIT,
  TANPURA_KIT,
  SANTOOR_KIT,
  SITAR_KIT,
]
