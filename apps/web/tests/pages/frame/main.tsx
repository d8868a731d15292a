import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes, type Route } from 'virtual:page-routes'
import { bringTexts } from '#lib/page/bring-language.ts'
import { THEME_SCRIPT } from '#lib/page/theme.ts'

type Manifest = Parameters<typeof createClientRoutes>[0]
type Modules = Parameters<typeof createClientRoutes>[1]
type Framework = NonNullable<Parameters<typeof FrameworkContext.Provider>[0]['value']>

/** A route as React Router's build would describe it: the site's routes have neither loaders nor actions. */
const describe = ({ id, parentId, path, index, module }: Route) => ({
  id,
  module,
  ...(parentId === undefined ? {} : { parentId }),
  ...(path === undefined ? {} : { path }),
  ...(index === undefined ? {} : { index }),
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: id === 'root',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

const manifest: Manifest = Object.fromEntries(routes.map((route) => [route.id, describe(route)]))

const treeOf = (parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true } : { id, path, children: treeOf(id) },
    ) as RouteObject[]

/** The modules of the routes of an address are there before the page, as after prerendering. */
const bringModules = async (): Promise<Modules> => {
  const ids = (matchRoutes(treeOf(), location) ?? []).map(({ route }) => route.id ?? '')
  const brought = ids.map(async (id) => {
    const module: unknown = await import(/* @vite-ignore */ manifest[id]?.module ?? '')
    return [id, module] as const
  })
  return Object.fromEntries(await Promise.all(brought)) as Modules
}

const [modules] = await Promise.all([bringModules(), ...bringTexts(location.pathname)])

const router = createBrowserRouter(createClientRoutes(manifest, modules, null, false, false), {
  hydrationData: { loaderData: Object.fromEntries(Object.keys(modules).map((id) => [id, null])) },
})

const entry = { imports: [], module: '/tests/pages/frame/main.tsx' }

const framework: Framework = {
  manifest: { routes: manifest, entry, url: entry.module, version: '' },
  routeModules: modules,
  future: {},
  ssr: false,
  isSpaMode: false,
  routeDiscovery: { mode: 'initial' },
} as unknown as Framework

/** Does what a browser does with the HTML of a page, and tells the test that the page can be used. */
const Begin = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    const script = document.createElement('script')
    script.textContent = THEME_SCRIPT
    document.head.append(script)
  }, [])
  // After the effects of the page, which listen to what a person does.
  useEffect(() => document.documentElement.setAttribute('data-alive', ''), [])
  return children
}

createRoot(document).render(
  <FrameworkContext.Provider value={framework}>
    <Begin>
      <RouterProvider router={router} />
    </Begin>
  </FrameworkContext.Provider>,
)
