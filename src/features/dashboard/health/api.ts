import { defineApi, route } from '#lib/define-api.ts'
import { type HealthServices, readHealth } from './data.ts'
import { healthSchema } from './schema.ts'

export const healthApi = (services: HealthServices) =>
  defineApi([
    route.get(
      '/api/admin/health',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'How every part of the site is',
        description: 'Without personal data, so that it can be passed on to whoever helps.',
        tags: ['admin'],
        response: { 200: healthSchema },
      },
      async () => readHealth(services),
    ),
  ])
