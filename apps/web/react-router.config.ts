import type { Config } from '@react-router/dev/config'
import { languagePaths } from './vite/language-paths.ts'

/** No server rendering at run time: every address is a file, then hydrated. */
export default {
  ssr: false,
  // A second build can go into another folder, beside the one that is being served.
  buildDirectory: process.env.WEB_BUILD_DIRECTORY ?? 'build',
  // `/404` is the not-found page that the server sends, with status 404, for unknown addresses.
  prerender: ({ getStaticPaths }) => {
    const paths = getStaticPaths().filter((path) => !path.includes('*'))
    return [...new Set([...paths, '/404'].flatMap(languagePaths))]
  },
} satisfies Config
