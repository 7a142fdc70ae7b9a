import { expect, test } from 'vitest'
import { openTestApp, signIn, signInAs } from '#server/testing.ts'
import { movedAddresses } from '#site/moved-addresses.ts'
import { listValues } from './components/admin/history-words.ts'
import { listOpen } from './components/admin/settings-list.ts'
import { type Setting, type Settings, type SettingsChange, settingNames } from './schema.ts'

const { app } = await openTestApp('postgres')
const headers = await signIn(app)

async function read(as = headers) {
  const answer = await app.inject({ url: '/api/admin/settings', headers: as })
  const { settings, ...rest }: Settings = answer.json()
  const values = Object.fromEntries(settings.map(({ setting, ...value }) => [setting, value]))
  return { settings, values, ...rest }
}
const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload })

test('a new site says every value in force, and what isn’t set', async () => {
  const { settings, values, isBeforeOpening } = await read()
  expect(settings.map(({ setting }) => setting)).toEqual(settingNames)
  expect(isBeforeOpening).toBe(true)
  expect(values).toMatchObject({
    name: { state: 'set', value: 'Beaconfield Legal Funding' },
    price: { state: 'unset', value: 'not set' },
    rules: { state: 'unset', value: '0 of 50 states' },
    hours: { state: 'set', value: 'Mon to Fri 8 AM to 8 PM, Sat 9 AM to 5 PM ET' },
    'first-answer': { state: 'set', value: '24 hours around the clock' },
    'second-signature': { state: 'unset', value: 'one is enough' },
    replies: { state: 'unset', value: 'not set' },
    contracts: { state: 'set', value: 'off' },
    'contract-form': { state: 'set', value: 'none yet' },
    'second-factor': { state: 'unset', value: 'not required, 0 of 1 people' },
    'keep-applications': { state: 'unset', value: 'never deleted' },
    backup: { state: 'unset' },
    disk: { state: 'set' },
  })
})

test('a value that was set elsewhere is here at once, and as Ready says it', async () => {
  const { values: before } = await read()
  await put('/api/admin/retention', {
    applications: 24,
    messages: 12,
    declinedDocuments: null,
    spamUploads: 1,
    consentProofs: null,
  })
  await put('/api/admin/offer-days', { days: 45 })
  expect((await read()).values['second-signature']).toEqual(before['second-signature'])
  const signed = await put('/api/admin/signatures', { secondAbove: 10_000_00, version: 0 })
  expect(signed.statusCode).toBe(200)
  expect((await read()).values).toMatchObject({
    'keep-applications': { state: 'set', value: '2 years' },
    'keep-spam': { state: 'set', value: '1 month' },
    'keep-declined': { state: 'set', value: 'never deleted' },
    'offer-days': { state: 'set', value: '45 days' },
    'second-signature': { state: 'set', value: 'above $10,000' },
  })
  const tasks = await app.inject({ url: '/api/admin/launch-tasks', headers })
  expect(tasks.json()).toContainEqual(expect.objectContaining({ task: 'retention', isDone: true }))
})

test('the history of a section says who changed what', async () => {
  const clocks = '/api/admin/clocks'
  const opened = (await app.inject({ url: clocks, headers })).json()
  expect((await put(clocks, { ...opened, closedOn: ['2027-01-01'] })).statusCode).toBe(200)
  await put('/api/admin/link-days', { days: 60 })
  const readHistory = async (section: string) =>
    (await app.inject({ url: `/api/admin/settings/${section}/history`, headers })).json()
  expect(await readHistory('clocks')).toMatchObject([
    { action: 'link-days-changed', person: { name: expect.any(String) }, details: { days: 60 } },
    // Nothing else of the page was changed.
    { action: 'clocks-changed', details: { closedOn: ['2027-01-01'] } },
    { action: 'signatures-changed', details: { secondAbove: 10_000_00 } },
    { action: 'offer-days-changed', details: { days: 45 } },
  ])
  expect(await readHistory('privacy')).toMatchObject([
    { action: 'retention-changed', details: { applications: 24 } },
  ])
})

test('the history says each value with the one before', () => {
  const change = (number: number, details: Record<string, unknown>): SettingsChange => ({
    number,
    happenedAt: '2026-11-16T14:00:00.000Z',
    person: null,
    action: 'signatures-changed',
    details,
  })
  const older = [change(2, { aloneHours: 24 }), change(1, { secondAbove: 5_000_00, aloneHours: 24 })]
  expect(listValues(change(3, { secondAbove: null, aloneHours: 24 }), older)).toEqual([
    'Two sign above: no sum, before: $5,000.00',
  ])
})

test('each role reads what it may enter', async () => {
  const editor = await read((await signInAs(app, 'editor')).headers)
  expect(Object.keys(editor.values)).toEqual([
    'name',
    'phone',
    'email',
    'address',
    'who-we-are',
    'testimonials',
    'claims',
  ])
  const { headers: asReviewer } = await signInAs(app, 'reviewer')
  expect((await read(asReviewer)).settings).toEqual([])
  const history = await app.inject({ url: '/api/admin/settings/clocks/history', headers: asReviewer })
  expect(history.statusCode).toBe(403)
})

test('what isn’t set is listed by what it holds up, what is wrong first, and what is set together once', () => {
  const value = ''
  const settings: Setting[] = [
    { setting: 'phone', state: 'set', value },
    { setting: 'replies', state: 'unset', value },
    { setting: 'keep-messages', state: 'unset', value },
    { setting: 'keep-applications', state: 'unset', value },
    { setting: 'rules', state: 'begun', value },
    { setting: 'access-log', state: 'wrong', value },
  ]
  expect(listOpen(settings).map(({ setting }) => setting.setting)).toEqual([
    'access-log',
    'rules',
    'replies',
    'keep-applications',
  ])
})

test('an old address leads to its new place', async () => {
  for (const [old, to] of Object.entries(movedAddresses)) {
    const { statusCode, headers: answered } = await app.inject({ url: old, headers })
    expect([statusCode, answered.location], old).toEqual([301, to])
  }
})
