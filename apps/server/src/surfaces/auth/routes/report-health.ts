import type { Endpoint } from '#http/requests/endpoint.ts'
import type { AuthContext } from '../auth-context.ts'

export const reportHealth: Endpoint<AuthContext> = (app) =>
  app.get('/health', async () => ({
    version: 'dhvani',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
