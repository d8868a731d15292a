import fc from 'fast-check'
import type { Scene } from '../scene.ts'
import { oddText } from './odd-text.ts'

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'description',
  'audio_url',
  'file_size',
  'beat',
  'message',
  'created_at',
  'no_such_column',
  'beat->slots',
  'beat->slots->>0',
  'beat->>-1',
  'name->x',
  '"name"',
]
const OPERATORS = `
  eq neq gt gte lt lte like ilike match imatch isdistinct cs cd ov sl sr nxr nxl adj is in
  no_such_operator fts plfts phfts wfts fts(english) fts(klingon) eq(any) like(all)
  match(any) not.eq not.not.is not.in`
  .trim()
  .split(/\s+/)
const VALUES = [
  'Teental',
  'null',
  'not_null',
  '(a,b)',
  '("a,b",c)',
  '()',
  '{a,b}',
  '{"a":1}',
  '[1,2]',
  '{{1},{2}}',
  '[1,2)',
  '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11',
  '2026-11-22',
  'infinity',
  'a & b | !c',
  'a <-> b',
  '^(a+)+$',
  '*sound*',
  '%_',
]
const CASTS = ['text', 'int', 'jsonb', 'tsquery', 'regclass', 'bytea', 'int[]', 'nowhere.type']

const column = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...COLUMNS) },
  { weight: 1, arbitrary: oddText },
)
const value = fc.oneof(fc.constantFrom(...VALUES), oddText)
const operation = fc
  .tuple(fc.constantFrom(...OPERATORS), value)
  .map(([operator, operand]) => `${operator}.${operand}`)

const filter = fc.tuple(column, operation)
const member = filter.map(([name, test]) => `${name}.${test}`)
const { group } = fc.letrec<{ group: string; part: string }>((tie) => ({
  part: fc.oneof({ maxDepth: 4 }, member, tie('group')),
  group: fc
    .tuple(
      fc.constantFrom('and', 'or', 'not.and', 'not.or', ''),
      fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
    )
    .map(([joiner, parts]) => `${joiner}(${parts.join(',')})`),
}))

const item = fc
  .tuple(
    fc.constantFrom('', 'alias:', '...', '*,'),
    column,
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 2, arbitrary: fc.constantFrom(...CASTS).map((cast) => `::${cast}`) },
      { weight: 1, arbitrary: fc.constantFrom('.sum()', '(*)', '!inner(id)', '::int::text') },
    ),
  )
  .map((parts) => parts.join(''))
const order = fc
  .tuple(column, fc.constantFrom('', '.asc', '.desc.nullslast', '.nullsfirst', '.up'))
  .map((parts) => parts.join(''))
const names = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 4 }).map((all) => all.join(','))
const whole = fc.oneof(fc.constantFrom('0', '1', '10'), oddText)

const dataParameter = fc.oneof(
  filter,
  fc.tuple(fc.constantFrom('and', 'or', 'not.or'), group),
  fc.tuple(fc.constant('select'), names(item)),
  fc.tuple(fc.constant('order'), names(order)),
  fc.tuple(fc.constantFrom('limit', 'offset'), whole),
  fc.tuple(fc.constantFrom('columns', 'on_conflict'), names(column)),
  fc.tuple(oddText, oddText),
)

const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token', 'web3']
const TYPES = ['signup', 'recovery', 'magiclink', 'invite', 'email_change', 'email', 'sms']
const NAMES = `
  apikey code state scope scopes page per_page redirect_to download code_challenge
  code_challenge_method error width token_hash cacheNonce`
  .trim()
  .split(/\s+/)

const otherParameter = (scene: Scene) =>
  fc.oneof(
    fc.tuple(fc.constant('grant_type'), fc.constantFrom(...GRANTS)),
    fc.tuple(fc.constant('type'), fc.constantFrom(...TYPES)),
    fc.tuple(fc.constant('provider'), fc.constantFrom('google', 'saml', 'constructor')),
    fc.tuple(fc.constant('token'), fc.constantFrom(scene.signature, '123456', 'pkce_a')),
    fc.tuple(fc.constantFrom(...NAMES), oddText),
    fc.tuple(oddText, oddText),
  )

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A query string of the data service's dialect, of another service's, or none. */
export const oddQuery = (url: string, scene: Scene): fc.Arbitrary<string> => {
  const parameter = url.startsWith('/rest/') ? dataParameter : otherParameter(scene)
  const encoded = fc
    .array(parameter, { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.map(encode).join('=')).join('&'))
  const broken = fc.constantFrom('%', 'a=%zz', '&&&', '=', 'a[b]=c', '?', 'a=%c3', 'a&a&a', 'a=%00')
  return fc.oneof({ weight: 12, arbitrary: encoded }, { weight: 1, arbitrary: broken })
}
