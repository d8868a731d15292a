import type { BuiltInSound } from '@dhvani/catalogue'
import { seconds, type Seconds } from '@dhvani/units'

/**
 * As the recipes have it, which the page does not load: in a longer passage two joints of the train would be heard apart.
 */
export const passageInto = ({ file }: Pick<BuiltInSound, 'file'>): Seconds =>
  seconds(file === 'train' ? 0.2 : 2)
