import { paraglideVitePlugin } from '@inlang/paraglide-js'
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
import { COMPILER_OPTIONS, updateProjectLocales } from './vite/messages-project.ts'
import { soundManifest } from './vite/sound-manifest-plugin.ts'

updateProjectLocales()

/** What a backend answers, when `BACKEND` names one beside the development server. */
const SERVICES = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/config.json',
  '/mailbox',
]
const { BACKEND } = process.env

export default defineConfig({
  plugins: [
    tailwindcss(),
    paraglideVitePlugin(COMPILER_OPTIONS),
    soundManifest(),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
        rehypePlugins: [rehypeSlug],
        providerImportSource: '#features/blog/article-components.tsx',
      }),
    },
    articleModules(),
    reactRouter(),
    babel({
      include: /apps\/web\/app\/.*\.tsx?$/,
      exclude: /node_modules|\/paraglide\//,
      plugins: ['babel-plugin-react-compiler'],
    }),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in two files instead of thirty: one of ours, and one that only
            // a new version of React or the router changes. What every article needs in a third.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: /apps\/web\/app\/(root\.tsx|lib\/page\/site\.ts)$/ },
                {
                  name: 'article',
                  test: /routes\/article\.tsx$|blog\/(article-meta|create-article)\.tsx?$/,
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
