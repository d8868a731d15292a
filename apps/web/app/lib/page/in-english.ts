import { pageLanguage } from './say.ts'

/** Marks English text on a page in another language, so that screen readers say it right. */
export const inEnglish = (): { readonly lang?: 'en' } =>
  pageLanguage() === 'en' ? {} : { lang: 'en' }
