import { describe, expect, test } from 'vitest'
import { checklistTemplates } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp } from '#server/testing.ts'
import { adminApi } from '../../../../tests/support/admin-api.ts'
import { plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import type { Template } from './schema.ts'

describe.each(databaseKinds())('the templates of checklists on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const admin = await adminApi(app)

  const path = '/api/checklist-templates/plaintiff'
  const read = async (): Promise<Template> => (await admin.call('GET', path)).body
  const listNames = async () => {
    const payload = { ...plaintiffPayload, caseType: 'slip-fall' }
    const { applicationId } = (await app.inject({ method: 'POST', url: '/api/applications', payload })).json()
    const { body } = await admin.call('GET', `/api/applications/${applicationId}/checklist`)
    return body.items.map(({ name }: { name: string }) => name)
  }
  const stubs = {
    party: 'applicant',
    documentType: 'other',
    name: 'Pay stubs',
    help: '',
    isRequired: true,
    except: [],
  }

  test('are the program’s until the owner changes them, and then count for new applications', async () => {
    const first = await read()
    expect(first).toMatchObject({ version: 0, changedBy: null, items: first.defaults })
    const items = [stubs, { ...stubs, name: 'Lease', except: ['slip-fall'] }]
    const { status, body } = await admin.call('PUT', path, { version: 0, items })
    expect([status, body.version, body.items]).toEqual([200, 1, items])
    expect(body.changedBy).toEqual(expect.any(String))
    expect(await listNames()).toEqual(['Pay stubs'])
    expect((await admin.call('GET', '/api/checklist-templates/attorney')).body.version).toBe(0)
    expect((await admin.call('GET', '/api/checklist-templates/nobody')).status).toBe(400)
  })

  test('are saved once of several at a time', async () => {
    const { version } = await read()
    const save = () => admin.call('PUT', path, { version, items: [stubs] })
    const answers = await Promise.all([save(), save(), save()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('take no mistakes, and ask no firm when an attorney applies', async () => {
    const { version } = await read()
    for (const items of [
      [{ ...stubs, name: ' ' }],
      [{ ...stubs, documentType: 'selfie' }],
      [{ ...stubs, except: ['arson'] }],
      [stubs, stubs],
      Array.from({ length: 41 }, (_, place) => ({ ...stubs, name: `${place}` })),
    ])
      expect((await admin.call('PUT', path, { version, items })).status).toBe(400)
    const forFirm = { version: 0, items: [{ ...stubs, party: 'firm' }] }
    expect((await admin.call('PUT', '/api/checklist-templates/attorney', forFirm)).status).toBe(400)
  })

  test('that hold what this release does not know keep nobody from applying', async () => {
    const odd = { ...stubs, documentType: 'x-ray' } as never
    await database.db.update(checklistTemplates).set({ items: [odd, stubs] as never })
    expect(await listNames()).toEqual(['Pay stubs'])
  })
})
