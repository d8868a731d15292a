import type { FastifyRequest } from 'fastify'
import { routedPath } from './routed-path.ts'

const SERVICES = {
  '/auth/v1': 'auth',
  '/rest/v1': 'data',
  '/storage/v1': 'storage',
  '/functions/v1': 'functions',
  '/operator/v1': 'operator',
  '/healthz': 'operations',
  '/readyz': 'operations',
  '/metrics': 'operations',
} as const

type Surface = (typeof SERVICES)[keyof typeof SERVICES] | 'site'

const surfaceOfPath = (path: string): Surface => {
  for (const [prefix, surface] of Object.entries(SERVICES))
    if (path === prefix || path.startsWith(`${prefix}/`)) return surface
  return 'site'
}

/** @param path as it was sent */
export const isServicePath = (path: string): boolean => surfaceOfPath(path) !== 'site'

/** Which part of the server a request belongs to; every other address is the site's. */
export const surfaceOf = (request: FastifyRequest): Surface => surfaceOfPath(routedPath(request))
