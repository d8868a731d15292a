/** The ten thaats of Bhatkhande. */
export const THAAT_IDS = [
  'bilawal',
  'kalyan',
  'khamaj',
  'kafi',
  'asavari',
  'bhairavi',
  'bhairav',
  'purvi',
  'marwa',
  'todi',
] as const

export type ThaatId = (typeof THAAT_IDS)[number]

/** Ragas, as docs/ragas.md has them. Links live for years: never change an id. One that is also a thaat's has `raga-` before it. */
export const RAGA_IDS = [
  'yaman',
  'bhupali',
  'raga-bhairav',
  'raga-bhairavi',
  'alhaiya-bilawal',
  'raga-kafi',
  'raga-khamaj',
  'raga-asavari',
  'jaunpuri',
  'raga-todi',
  'raga-marwa',
  'raga-purvi',
  'puriya',
  'puriya-dhanashri',
  'sohini',
  'durga',
  'desh',
  'tilak-kamod',
  'jhinjhoti',
  'bageshri',
  'bhimpalasi',
  'malkauns',
  'darbari-kanada',
  'kedar',
  'hamir',
  'bihag',
  'hindol',
  'shankara',
  'brindabani-sarang',
  'gaud-sarang',
  'deshkar',
  'jogiya',
  'ahir-bhairav',
  'jaijaiwanti',
  'patdeep',
  'madhuvanti',
  'multani',
  'chandrakauns',
] as const

export type RagaId = (typeof RAGA_IDS)[number]

export type ScaleId = 'all' | ThaatId | RagaId

/** All that a singer may keep to. The room loads these names with its page; what they hold comes with Sur. */
export const SCALE_IDS: readonly ScaleId[] = ['all', ...THAAT_IDS, ...RAGA_IDS]
