import { z } from 'zod'
import { type AccessAction, actionsOfKind } from '#domain/access.ts'
import { listLatest } from '#features/people/access-log/data.ts'
import { personOf } from '#lib/access.ts'
import { defineApi, route } from '#lib/define-api.ts'
import { readSettings, type SettingsServices } from './data/settings.ts'
import { type HistorySection, historySections, settingsHistorySchema, settingsSchema } from './schema.ts'

const changesOf: Record<HistorySection, readonly AccessAction[]> = {
  price: ['price-change'],
  contracts: ['contracts-switch', 'contract-form'],
  rules: ['rule-change', 'rules-adopted', 'rule-check'],
  clocks: [
    'clocks-changed',
    'signatures-changed',
    'offer-days-changed',
    'value-settings',
    'link-days-changed',
    'our-word-changed',
  ],
  mail: ['reply-address', 'template-change', 'checklists-changed'],
  people: [...actionsOfKind('people'), 'signatures-changed'],
  privacy: ['retention-changed'],
}

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
    route.get(
      '/api/admin/settings/:section/history',
      { access: 'owner', logs: 'nothing' },
      {
        summary: 'Who changed what in a section of the settings, the latest first',
        description: 'As the access log keeps it, at most a hundred.',
        tags: ['admin'],
        params: z.object({ section: z.enum(historySections) }),
        response: { 200: settingsHistorySchema },
      },
      async ({ params }) => listLatest(services.database.db, changesOf[params.section]),
    ),
  ])
