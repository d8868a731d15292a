export { renderHarmoniumNote } from './practice/harmonium-note.ts'
export {
  MANJIRA_STROKES,
  MANJIRA_TAKES,
  renderManjira,
  type ManjiraStrokeName,
} from './practice/manjira.ts'
export { measureFundamental } from './practice/measure-fundamental.ts'
export { renderSwarmandalString } from './practice/swarmandal-string.ts'
export { KIT_TAKES, renderStroke, type KitStroke } from './practice/tabla-kit.ts'
export { renderPluck, type RenderedPluck, type TanpuraPluck } from './practice/tanpura-pluck.ts'
export { roomResponse } from './beats/music-room.ts'
