declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default?: number }

  /** The part of the package's options that we use. */
  export default function subsetFont(
    font: Uint8Array,
    /** `undefined` with `keepAllGlyphs` */
    text: string | undefined,
    options: {
      readonly targetFormat: 'woff2' | 'woff' | 'sfnt'
      readonly variationAxes?: Readonly<Record<string, Axis>>
      readonly keepAllGlyphs?: boolean
    },
  ): Promise<Uint8Array>
}
