import { personOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { readSettings, type SettingsServices } from './data/settings.ts'
import { settingsSchema } from './schema.ts'

export const settingsApi = (services: SettingsServices) =>
  defineApi([
    route.get(
      '/api/admin/settings',
      { access: 'person', logs: 'nothing' },
      {
        summary: 'Every setting in force, and what isn’t set, of what the person may enter',
        tags: ['admin'],
        response: { 200: settingsSchema },
      },
      async (request) => readSettings(services, await personOf(request)),
    ),
  ])
