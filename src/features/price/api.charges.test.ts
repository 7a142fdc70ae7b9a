import { describe, expect, test } from 'vitest'
import { priceTerms } from '#db/schema/index.ts'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signIn } from '#server/testing.ts'

describe.each(databaseKinds())('one-time charges (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const headers = await signIn(app)

  test('a one-time charge has a name that people can see, without signs that turn or break it', async () => {
    const withCharge = (name: string) => {
      const terms = { rate: 2, per: 'month', isCompounding: false, earned: 'pro-rata' } as const
      const oneTimeCharges = [{ name, amount: 50_00, isHeldBack: false }]
      const payload = { ...terms, oneTimeCharges, capMultiple: null, mostMonths: null, basedOn: 0 }
      return app.inject({ method: 'POST', url: '/api/admin/price/terms', headers, payload })
    }
    for (const name of [' ', '\u200b', '\u0000', '\u202e']) {
      const refused = await withCharge(name)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toEqual({ 'oneTimeCharges.0.name': ['Name it'] })
    }
    const kept = await withCharge('Wire\u0000\u202e\nfee')
    expect(kept.json().versions[0].oneTimeCharges[0].name).toBe('Wire fee')
    // A version that was set before names had to be seen can still be read.
    const nameless = [{ name: '\u200b', amount: 50_00, isHeldBack: false }]
    await database.db.update(priceTerms).set({ oneTimeCharges: nameless })
    expect(
      (await app.inject({ url: '/api/admin/price/terms', headers })).json().versions[0].oneTimeCharges,
    ).toEqual(nameless)
  })
})
