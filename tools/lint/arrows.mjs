/** Packages that pages load. */
const WEB_PACKAGES = [
  'package:units',
  'package:catalogue',
  'package:audio-engine',
  'package:audio-files',
  'package:riyaz',
  'package:share-links',
]
const SERVER_PACKAGES = [
  'package:units',
  'package:catalogue',
  'package:audio-files',
  'package:share-links',
  'package:social-cards',
]
const SERVER_PARTS = ['server:http', 'server:platform', ...SERVER_PACKAGES]

/** The rooms of `apps/web/app/lib` that are about any page, in the order in which they build on each other. */
const PAGE_ROOMS = ['network', 'store', 'language', 'notices', 'code', 'page']

/** All of them, in that order. */
const LIB_ROOMS = [
  ...PAGE_ROOMS,
  'supabase',
  'engine',
  'session',
  'sounds',
  'beats',
  'riyaz',
  'listening',
  'mixes',
  'course',
]

/** Which capabilities of the auth service each of them builds on. */
const AUTH_CAPABILITIES = {
  mails: [],
  accounts: [],
  sessions: ['accounts'],
  codes: ['accounts', 'sessions', 'mails'],
  identities: ['accounts', 'sessions', 'codes', 'mails'],
  factors: ['accounts', 'sessions', 'codes', 'mails'],
  'account-lifecycle': ['accounts', 'sessions', 'codes', 'mails'],
}

/** First match wins. A `$1` in the name makes every folder of that kind a zone of its own. */
export const ZONES = [
  [/^packages\/([^/]+)\//, 'package:$1'],
  [/^apps\/web\/app\/features\/([^/]+)\//, 'feature:$1'],
  [/^apps\/web\/app\/lib\/([^/]+)\//, 'lib:$1'],
  [/^apps\/web\/app\/(ui|routes)\//, 'web:$1'],
  [/^apps\/web\/app\/(icons|messages|pictures|fonts)\//, 'web:generated'],
  [/^apps\/web\/(content|service-worker)\//, 'web:$1'],
  [/^apps\/web\/app\//, 'web:app'],
  [/^apps\/web\/tests\//, 'web:tests'],
  [/^apps\/web\//, 'web:build'],
  [/^apps\/server\/src\/surfaces\/auth\/([^/]+)\//, 'auth:$1'],
  [/^apps\/server\/src\/surfaces\/auth\//, 'auth:surface'],
  [/^apps\/server\/src\/surfaces\/([^/]+)\//, 'surface:$1'],
  [/^apps\/server\/src\/(platform|http|start|operator)\//, 'server:$1'],
  [/^apps\/server\/src\//, 'server:app'],
  [/^apps\/server\//, 'server:tests'],
  [/^supabase\/functions\//, 'functions'],
  [/^(tools|bench|e2e)\//, '$1'],
]

/** What the workers that render new periods, and plucks and strokes, need, and nothing else of the site. */
const RENDERING = {
  sounds: ['package:sound-render', 'package:audio-measures'],
  riyaz: ['package:sound-render'],
}

const arrowsOfLib = LIB_ROOMS.map((room, index) => [
  `lib:${room}`,
  [
    ...LIB_ROOMS.slice(0, index).map((below) => `lib:${below}`),
    'web:generated',
    ...WEB_PACKAGES,
    ...(RENDERING[room] ?? []),
  ],
])

const arrowsOfAuth = Object.entries(AUTH_CAPABILITIES).map(([capability, below]) => [
  `auth:${capability}`,
  [...below.map((name) => `auth:${name}`), 'auth:surface', 'server:platform', ...SERVER_PACKAGES],
])

/** Zones by whole name or by kind (the part before the colon), and what each may import. */
export const ARROWS = {
  'package:units': [],
  package: ['package:units'],
  // Names of places and characters.
  'package:sound-render': ['package:units', 'package:catalogue'],
  // Families of files, and their names.
  'package:audio-files': ['package:units', 'package:catalogue'],
  // Ids, limits and names.
  'package:share-links': ['package:catalogue'],
  'package:social-cards': ['package:catalogue'],
  // Limits and defaults of faders, previews and beats; the header of WAV files.
  'package:audio-engine': ['package:units', 'package:catalogue', 'package:audio-files'],
  feature: ['web:ui', 'lib', 'web:generated', 'web:content', ...WEB_PACKAGES],
  ...Object.fromEntries(arrowsOfLib),
  'web:ui': [...PAGE_ROOMS.map((room) => `lib:${room}`), 'web:generated', ...WEB_PACKAGES],
  'web:content': WEB_PACKAGES,
  // What pages and the worker keep on a device.
  'web:service-worker': ['lib:store', 'package:catalogue'],
  'web:generated': [],
  'web:routes': ['feature', 'web:ui', 'lib', 'web:generated', 'web:content', ...WEB_PACKAGES],
  'web:app': ['feature', 'lib', 'web', ...WEB_PACKAGES],
  // Tests of pages put the same questions to the server and to its stand-in.
  'web:tests': ['feature', 'lib', 'web', 'server:tests', ...WEB_PACKAGES],
  'web:build': ['feature', 'lib', 'web', 'package:social-cards', ...WEB_PACKAGES],
  ...Object.fromEntries(arrowsOfAuth),
  'auth:http': [
    ...Object.keys(AUTH_CAPABILITIES).map((name) => `auth:${name}`),
    'auth:surface',
    ...SERVER_PARTS,
  ],
  'auth:routes': ['auth', ...SERVER_PARTS],
  'auth:surface': ['auth', ...SERVER_PARTS],
  surface: SERVER_PARTS,
  'surface:functions': ['functions', ...SERVER_PARTS],
  'server:platform': SERVER_PACKAGES,
  'server:http': ['server:platform', ...SERVER_PACKAGES],
  'server:app': ['surface', 'auth:surface', 'server:operator', ...SERVER_PARTS],
  'server:operator': ['surface', 'auth', 'server', ...SERVER_PACKAGES],
  'server:start': ['server:app', 'server:operator', ...SERVER_PARTS],
  'server:tests': ['surface', 'auth', 'server', 'functions', ...SERVER_PACKAGES],
  functions: [],
  tools: ['package', 'web', 'lib', 'server:app', 'server:start', 'server:tests', 'e2e', 'bench'],
  e2e: ['package', 'server:tests', 'web:content', 'web:tests'],
  // The maker of sound files is measured as it stands.
  bench: ['package', 'lib:sounds', 'server:tests', 'e2e', 'tools'],
}
