export type MixPart = { readonly id: string; readonly volume: number }

/** @param mix as an article writes it: `rain:60,sea-waves:35` */
export const parseMix = (mix: string): MixPart[] =>
  mix.split(',').map((part) => {
    const [id = '', volume = ''] = part.trim().split(':')
    const percent = Number(volume)
    if (id === '' || !Number.isInteger(percent) || percent < 1 || percent > 100)
      throw new Error(`"${part}" is no sound with a volume from 1 to 100`)
    return { id, volume: percent }
  })
