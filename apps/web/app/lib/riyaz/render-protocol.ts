import type { KitStroke, ManjiraStrokeName } from '@dhvani/sound-render/practice'

/** What the room asks its worker for. */
export type RenderNeed =
  | {
      readonly kind: 'pluck'
      readonly frequency: number
      /** Diameter of the wire, as a share of the usual one's. */
      readonly thickness: number
      readonly jawari: number
      readonly take: number
      readonly seed: number
      /** Seconds. */
      readonly duration: number
      readonly sampleRate: number
    }
  | {
      readonly kind: 'stroke'
      readonly stroke: KitStroke
      readonly take: number
      /** Hertz of the dayan. */
      readonly sa: number
      readonly sampleRate: number
    }
  | {
      readonly kind: 'swarmandal'
      readonly frequency: number
      readonly seed: number
      readonly sampleRate: number
    }
  | {
      readonly kind: 'manjira'
      readonly stroke: ManjiraStrokeName
      readonly take: number
      readonly sampleRate: number
    }
  | {
      readonly kind: 'harmonium'
      readonly frequency: number
      readonly seed: number
      readonly sampleRate: number
    }
  | { readonly kind: 'room'; readonly sampleRate: number }

/** What it got: channels, and the rate at which a pluck is in tune. */
export type Rendered = {
  readonly channels: readonly Float32Array<ArrayBuffer>[]
  readonly rate: number
  /** Seconds from which a note that is held goes round. */
  readonly loopFrom?: number
  /** Milliseconds that it took. */
  readonly cost: number
}

export type RenderRequest = { readonly id: number; readonly need: RenderNeed }

export type RenderAnswer =
  | { readonly id: number; readonly rendered: Rendered }
  | { readonly id: number; readonly problem: string }
