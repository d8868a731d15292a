/** Forms of citation that no reader of the repository can follow, each with what is wrong. */
export const FORBIDDEN_SOURCES: readonly (readonly [form: RegExp, problem: string])[] = [
  [/supabase-contract/gi, 'cites notes that are not in the repository'],
  [
    /\b[Cc]ontract,? \(?[A-H]\b(?:\.\d+)?/g,
    'cites a contract by letter: say docs/contract/<file>.md',
  ],
  [/§[\d.]+ to [A-H]\.\d/g, 'cites a contract by letter: say docs/contract/<file>.md'],
  [/\baudio\.md,? \(?[A-H]\d*\b/g, 'cites audio by letter: say docs/contract/audio.md §<n>'],
  [/\b(?:audio|design|architecture|style) notes\b/gi, 'cites notes that are not in the repository'],
  [
    /\bspec(?:ification)?,? sections?\b/gi,
    'cites a specification: say docs/contract/product.md §<n>',
  ],
  [/\bthe spec(?:ification)?\b/gi, 'cites a specification: say docs/contract/product.md §<n>'],
  [/(?<![\w/-])architecture\.md\b/g, 'cites notes: the page is ARCHITECTURE.md'],
  [/\bissues? #?\d+/gi, 'cites an issue by number: give its address, or say what was wanted'],
]
