import type { FastifyInstance } from 'fastify'

const VERSION = 'dhvani'

export const registerHealth = (app: FastifyInstance): void => {
  app.get('/health', async () => ({
    version: VERSION,
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }))
}
