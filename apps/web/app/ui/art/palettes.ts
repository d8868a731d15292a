export type Palette = 'marigold' | 'terracotta' | 'peacock' | 'neel' | 'rose' | 'leaf'

/** The colours of one picture: complete CSS colours, from far and light to near and deep. */
export type Tones = {
  readonly ground: string
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly accent: string
  /** Sun, moon and lamp. */
  readonly glow: string
  /** Lines on the ground. */
  readonly ink: string
}

const NAMES = ['ground', 'far', 'mid', 'near', 'accent', 'glow', 'ink'] as const

const tones = (...colours: readonly string[]): Tones =>
  Object.fromEntries(NAMES.map((name, index) => [name, colours[index] ?? '#000'])) as Tones

/** By day and by night, in the order of `NAMES`. */
export const PALETTES: Readonly<Record<Palette, { readonly subah: Tones; readonly raat: Tones }>> =
  {
    marigold: {
      subah: tones('#f8e6bb', '#f0cd80', '#e0a23a', '#9c5b17', '#b4451f', '#fff7e0', '#6b3a12'),
      raat: tones('#231d33', '#46344a', '#8a5a2c', '#17132a', '#e58a4e', '#f6c768', '#f0d9a6'),
    },
    terracotta: {
      subah: tones('#f6dcc6', '#ecb795', '#cf7a4e', '#8a3a1e', '#d99a2b', '#fff1dd', '#6e2c17'),
      raat: tones('#271a2c', '#4c2c3c', '#8f4a38', '#180f1f', '#e0a24a', '#f3b48c', '#f2d3bd'),
    },
    peacock: {
      subah: tones('#d3e6dc', '#9ccbc2', '#3f9a98', '#0f5659', '#d08a1e', '#fbf4dc', '#12494d'),
      raat: tones('#0f2233', '#1d4250', '#2f7f80', '#0a1624', '#e2ac4d', '#bfe9dc', '#c6e6da'),
    },
    neel: {
      subah: tones('#d9def0', '#a9b4dc', '#5f70b4', '#2a3672', '#cf7b2a', '#fdf5df', '#2b3568'),
      raat: tones('#12163a', '#272f66', '#4d5aa6', '#0b0e26', '#eaa750', '#f5e2b0', '#c9d0f0'),
    },
    rose: {
      subah: tones('#f6d9d6', '#e9aeb0', '#c46a78', '#7d2c46', '#d8962e', '#fff2e4', '#6c2740'),
      raat: tones('#26152e', '#4d2645', '#93475f', '#180b20', '#e8ac58', '#f4bfae', '#f1cfd2'),
    },
    leaf: {
      subah: tones('#e3e8c8', '#bfce93', '#7d9a4a', '#3d5a2a', '#c8741c', '#fdf6dc', '#36502a'),
      raat: tones('#161a38', '#22395a', '#2f6358', '#0d1626', '#e8a94e', '#f3dfa4', '#d5e2b8'),
    },
  }

/** Tones that read custom properties, so that one drawing serves both themes of a page. */
export const PAGE_TONES: Tones = tones(...NAMES.map((name) => `var(--art-${name})`))

/** The custom properties that `PAGE_TONES` reads, for an element's style. */
export const pageToneProperties = (palette: Palette): Record<string, string> => {
  const { subah, raat } = PALETTES[palette]
  return Object.fromEntries(
    NAMES.map((name) => [`--art-${name}`, `light-dark(${subah[name]}, ${raat[name]})`]),
  )
}
