import { TextLink } from '#ui/text-link.tsx'

const COMPONENTS = { a: TextLink }

/** The MDX compiler calls this by name (`providerImportSource` in vite.config.ts). */
export const useMDXComponents = () => COMPONENTS
