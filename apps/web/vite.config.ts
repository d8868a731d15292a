import { existsSync } from 'node:fs'
import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { defineConfig } from 'vite'
import { articleModules } from './vite/articles-plugin.ts'
import { filesOfPart, lateParts } from './vite/late-parts-plugin.ts'
import { collectPackages, licenceNotices } from './vite/licence-notices.ts'
import { messages } from './vite/messages-plugin.ts'
import { whereCompilerHelps } from './vite/react-compiler.ts'
import { soundManifest } from './vite/sound-manifest-plugin.ts'

/** Addresses that the development server passes on to `BACKEND`, where that names an origin. */
const SERVICES = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/config.json',
  '/mailbox',
]
const { BACKEND } = process.env

/** Files of code that every page or every article loads. */
const GROUPS = ['framework', 'shell', 'article']

/** Parts that arrive later and share their file with code that other files import at once. */
const SHARED_PARTS = ['own-sounds-api', 'site-config']

const NAMED_CHUNKS = new Set([...GROUPS, ...SHARED_PARTS])

/** Compiles MDX files; `components` is the module whose components stand in them. */
const texts = (include: RegExp, components: string) => ({
  enforce: 'pre' as const,
  ...mdx({
    include,
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
    rehypePlugins: [rehypeSlug],
    providerImportSource: components,
  }),
})

const APP = new URL('app/', import.meta.url)

/**
 * @returns an expression for the paths of these files
 * @throws where one is no file of the app: a file that was moved would silently leave its group
 */
const filesOfApp = (...names: readonly string[]): RegExp => {
  for (const name of names)
    if (!existsSync(new URL(name, APP))) throw new Error(`vite.config.ts: app/${name} is missing`)
  return new RegExp(`/apps/web/app/(?:${names.join('|').replaceAll('.', String.raw`\.`)})$`)
}

/** Folders of the packages whose code browsers get. */
const packages = new Set<string>()

export default defineConfig({
  plugins: [
    tailwindcss(),
    messages(),
    soundManifest(),
    texts(/content\/articles\//, '#features/blog/article-components.tsx'),
    texts(/content\/legal\//, '#features/legal/paper-components.ts'),
    articleModules(),
    lateParts(),
    { ...collectPackages(packages), applyToEnvironment: ({ name }) => name === 'client' },
    licenceNotices(packages),
    reactRouter(),
    whereCompilerHelps(
      babel({
        include: /apps\/web\/app\/.*\.tsx?$/,
        exclude: /node_modules|\/app\/(?:icons|messages)\//,
        plugins: ['babel-plugin-react-compiler'],
        parallel: true,
        sourceMap: false,
      }),
    ),
    {
      // Else the file that names all icons would bring them all into the code of every page.
      name: 'icons-without-effects',
      transform: (code, id) =>
        /apps\/web\/app\/icons\//.test(id)
          ? { code, map: null, moduleSideEffects: false }
          : undefined,
    },
    {
      // The compiler has read it. Minifiers keep directives, which every page would load twenty of.
      name: 'drop-use-no-memo',
      transform: (code, id) =>
        /apps\/web\/app\/.*\.tsx?$/.test(id)
          ? { code: code.replaceAll(/^\s*["']use no memo["'].*$/gm, ''), map: null }
          : undefined,
    },
  ],
  worker: { plugins: () => [collectPackages(packages)] },
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: filesOfPart } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The route manifest, which every page loads, names each file. Seven characters tell builds
            // apart, since the name does so too, and eight cost every page a tenth of a kilobyte.
            // Code that several files share goes by its hash alone, which saves another half.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || NAMED_CHUNKS.has(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/c-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            // The code of every page is in two files instead of thirty: one of ours, and one that
            // changes only with React or the router. The code of every article is in a third.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                // The last two would lie with the articles otherwise, and Home would load those with their styles.
                {
                  name: 'shell',
                  test: filesOfApp(
                    'root.tsx',
                    'lib/page/page-meta.ts',
                    'lib/network/online.ts',
                    'features/share/late-share-dialog.tsx',
                  ),
                },
                // The list of articles has these as well, and loads nothing else of an article.
                {
                  name: 'article-words',
                  test: filesOfApp(
                    'features/blog/translated.ts',
                    'features/blog/category-name.ts',
                    'features/blog/feed-link.ts',
                  ),
                },
                {
                  name: 'article',
                  test: filesOfApp(
                    'routes/article.tsx',
                    'features/blog/article-meta.ts',
                    'features/blog/create-article.tsx',
                  ),
                },
                // Each of these is one name in the route manifest instead of one for each of its modules.
                {
                  name: 'limits',
                  test: /packages\/units\/|catalogue\/src\/(limits|dead-line)\.ts$/,
                },
                {
                  name: 'pictures',
                  test: /pictures\/article-[^/]+\.svg/,
                },
                {
                  name: 'asking',
                  test: filesOfApp(
                    'lib/network/ask.ts',
                    'lib/network/failed-answer.ts',
                    'lib/network/tries.ts',
                  ),
                },
                {
                  name: 'sound-ids',
                  test: filesOfApp(
                    'lib/engine/inline-preview.ts',
                    'lib/beats/beat-address.ts',
                    'lib/riyaz/riyaz-address.ts',
                    'lib/session/tab-wish.ts',
                  ),
                },
                {
                  name: 'unreached',
                  test: filesOfApp(
                    'lib/network/unreached-text.ts',
                    'lib/network/use-unreached.ts',
                    'lib/network/no-answer.ts',
                    'lib/notices/show-failure.ts',
                    'ui/unreached-notice.tsx',
                    'ui/not-loaded.tsx',
                  ),
                },
                // Pages without the engine have these as well, and would load it with them.
                {
                  name: 'below-engine',
                  test: /catalogue\/src\/buckets\.ts$|audio-engine\/src\/(loading\/open-line|context\/scope)\.ts$|lib\/(notices\/until|page\/has-small-window)\.ts$|app\/messages\/one\/(timer_window|percent_(short|spoken))\.ts$/,
                },
                // Home needs all of these at once. A file of its own for each word costs more than the word.
                {
                  name: 'words-of-home',
                  test: /app\/messages\/one\/(timer_(start|pause)|sound_paused|share_mix|sleep_title|shared_unnamed|preview_play|add_to_mix|find_title|ready_title)\.ts$/,
                },
                {
                  name: 'sources',
                  test: filesOfApp('lib/sounds/sound-sources.ts', 'lib/sounds/head-of-file.ts'),
                },
                // Signs of what opens, counts and stops: a file of its own for each costs more than the sign.
                {
                  name: 'signs',
                  test: /app\/icons\/(check|chevron-down|minus|plus|square)\.ts$/,
                },
                // The same for those that Home shows and the practice room does not.
                {
                  name: 'signs-of-home',
                  test: /app\/icons\/(blend|pause|search|share-2|chevron-right|rotate-ccw)\.ts$/,
                },
                // Words that the practice room shares with its late parts.
                {
                  name: 'words-of-riyaz',
                  test: /app\/messages\/one\/(riyaz_(first_ma|first_ni|seconds|seconds_spoken|swarmandal|failed|failed_text)|live_theka|undo)\.ts$/,
                },
                // The practice room's page needs all of these before Play.
                {
                  name: 'practice',
                  test: filesOfApp(
                    'lib/riyaz/room-state.ts',
                    'lib/riyaz/riyaz-settings.ts',
                    'lib/riyaz/sa-of.ts',
                    'features/riyaz/change-settings.ts',
                    'lib/riyaz/view-settings.ts',
                    'features/riyaz/sa-name.ts',
                  ),
                },
                // Parts that get the engine as an argument share some of its files, which would leave it in two.
                {
                  name: 'engine',
                  test: filesOfApp(
                    'lib/listening/page-engine.ts',
                    'lib/listening/start-sound.ts',
                    'lib/listening/use-mixer.ts',
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
  ...(BACKEND
    ? { server: { proxy: Object.fromEntries(SERVICES.map((path) => [path, BACKEND])) } }
    : {}),
})
