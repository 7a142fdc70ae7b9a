import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { applications } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import type { ListPage } from '#features/desk/list/schema.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../../tests/support/add-application.ts'

describe.each(databaseKinds())('a search with typos (%s)', async (kind) => {
  let headers: { cookie: string }
  let odessa: string
  const { database, app } = await openTestApp(kind)
  beforeAll(async () => {
    ;({ headers } = await signInAs(app, 'reviewer', 'Ruth Owens'))
    odessa = await addApplication({ database })
    const person = {
      firstName: 'Odessa',
      lastName: 'Fairweather',
      email: 'odessa.fair@example.com',
      phone: '(404) 555-0142',
    }
    const firm = { plaintiffAttorneyFirm: 'Meridian Trial Group', plaintiffAttorneyName: 'Ada Byline' }
    await database.db
      .update(applications)
      .set({ ...person, ...firm, reference: 'BF-2026K7Q2MX' })
      .where(eq(applications.id, odessa))
    await addApplication({ database })
  })

  const search = async (q: string): Promise<ListPage> =>
    (await app.inject({ url: `/api/applications/desk?q=${encodeURIComponent(q)}`, headers })).json()

  test.each([
    ['Fairwether', 'fairweather'],
    ['Oddessa Fairweahter', 'odessa fairweather'],
    ['meridain', 'meridian'],
    ['ada bylline', 'ada byline'],
    ['404-555-0124', '4045550142'],
    ['(404) 555 014', undefined],
    ['4045550143', '4045550142'],
    ['BF-2026K7Q2NX', 'bf-2026k7q2mx'],
    ['BF-2062K7Q2MX', 'bf-2026k7q2mx'],
    ['BF-2026K7Q2MX', undefined],
    ['odessa.fair@exam', undefined],
    ['odesa.fair@example.com', 'odessa.fair'],
  ])('%s finds the application', async (typed, words) => {
    const { applications: found, spelling } = await search(typed)
    expect(found.map(({ id }) => id)).toEqual([odessa])
    expect(spelling).toBe(words ?? null)
  })

  test('an exact match needs no guesses, and nonsense finds nothing', async () => {
    expect(await search('ruiz')).toMatchObject({ total: 1, spelling: null })
    expect(await search('xqzzvwk')).toMatchObject({ total: 0, spelling: null })
    expect(await search("'; drop table applications; --%_\\")).toMatchObject({ total: 0 })
  })

  test('the export and the selection hold the same rows', async () => {
    const csv = await app.inject({ url: '/api/applications/export.csv?q=Fairwether', headers })
    expect(csv.body.split('\r\n')).toHaveLength(3)
    const selected = await app.inject({ url: '/api/applications/selection?q=Fairwether', headers })
    expect(selected.json().applications).toHaveLength(1)
  })
})
