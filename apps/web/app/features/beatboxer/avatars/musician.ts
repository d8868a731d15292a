/** The looks of one musician. The drawings read nothing else. */
export type Musician = {
  readonly skin: Skin
  readonly face: { readonly width: number; readonly jaw: number; readonly chin: number }
  readonly eyes: 'almond' | 'wide' | 'crescent' | 'narrow'
  readonly nose: 'soft' | 'strong' | 'button'
  readonly mouth: 'smile' | 'soft' | 'grin'
  readonly brows: 'arched' | 'straight' | 'bushy'
  readonly hair: Hair
  readonly hairColor: string
  readonly headwear?: Headwear
  readonly beard?: 'moustache' | 'handlebar' | 'full' | 'long' | 'goatee' | 'stubble'
  readonly glasses?: 'round' | 'square'
  readonly mark?: 'bindi' | 'large-bindi' | 'moon-bindi' | 'tilak' | 'sandal'
  readonly jewels?: readonly ('jhumka' | 'studs' | 'hoops' | 'nath' | 'nose-pin')[]
  readonly lips?: string
  readonly isElder?: boolean
  readonly garment: Garment
  /** Colour of borders, turban or scarf. A loop dyes the cloth and leaves the accent. */
  readonly accent: string
  readonly accentDeep: string
}

export type Skin = keyof typeof SKINS

export type Hair =
  | 'none'
  | 'braid'
  | 'bun'
  | 'low-bun'
  | 'bob'
  | 'curls'
  | 'short'
  | 'cropped-curls'
  | 'bald'
  | 'two-braids'
  | 'topknot'
  | 'swept'

export type Headwear =
  | 'pagri'
  | 'dastar'
  | 'dupatta'
  | 'karakul'
  | 'himachali'
  | 'cap'
  | 'headphones'

export type Garment =
  | 'kurta'
  | 'sari'
  | 'waistcoat'
  | 'shawl'
  | 'hoodie'
  | 'phiran'
  | 'shirt'
  | 'frock'
  | 'angavastram'

/** Base and shade of each skin tone. */
export const SKINS = {
  wheat: { base: '#f0cba4', shade: '#d9a277', blush: '#dd7d60' },
  honey: { base: '#dfab7b', shade: '#bf8453', blush: '#c9603f' },
  amber: { base: '#cd935f', shade: '#a86d3d', blush: '#b5502f' },
  cinnamon: { base: '#b27848', shade: '#8b552d', blush: '#9c3d24' },
  teak: { base: '#925d3a', shade: '#6d4024', blush: '#8a3222' },
  cocoa: { base: '#764830', shade: '#54301e', blush: '#7a2a20' },
} as const
