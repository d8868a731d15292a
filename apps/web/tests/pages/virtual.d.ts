declare module 'virtual:page-routes' {
  /** A route of the site, with the address of its module. */
  export type Route = {
    readonly id: string
    readonly parentId: string | undefined
    readonly path: string | undefined
    readonly index: boolean | undefined
    readonly module: string
  }
  export const routes: readonly Route[]
}
