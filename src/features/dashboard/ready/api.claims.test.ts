import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { forAttorneysWords } from '#features/marketing/for-attorneys/content.ts'
import { readSiteFacts } from '#features/texts/data.ts'
import { openTestApp, signIn } from '#server/testing.ts'
import { claimEnd, recordClaimNames } from '#site/claims.ts'
import { fitToSite } from '#site/site-facts.ts'
import type { LaunchState } from './schema.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const proof = { source: 'Ledger of last month', day: daysAgo(18) }
const proofs = Object.fromEntries(recordClaimNames.map((name) => [name, proof]))

describe.each(databaseKinds())('claims and their records (%s)', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const headers = await signIn(app)

  const change = (claims: object) =>
    app.inject({ method: 'PATCH', url: '/api/admin/opening', headers, payload: { claims } })
  const readClaimsTask = async () =>
    (await app.inject({ url: '/api/admin/launch-tasks', headers }))
      .json<LaunchState[]>()
      .find(({ task }) => task === 'claims')

  test('a claim leaves the site by itself when its record is a year old', async () => {
    const readSite = async (now?: Date) => {
      const facts = await readSiteFacts(database.db, now)
      return { facts, site: JSON.stringify(fitToSite(forAttorneysWords.en, facts, 'en')) }
    }
    const day = daysAgo(18)
    const ends = new Date(`${claimEnd(day)}T12:00:00-05:00`)
    await change({ lawFirms: proof })
    const dayBefore = await readSite(new Date(ends.getTime() - 24 * 60 * 60_000))
    expect(dayBefore.facts.sources).toEqual({ lawFirms: proof })
    expect(dayBefore.site).toContain('2,500+')
    const over = await readSite(ends)
    expect(over.facts).toMatchObject({ hidden: ['lawFirms'], sources: {} })
    expect(over.site).not.toContain('2,500+')

    // As if that year were over: Ready and Today say so, and a newer record brings it back.
    const old = { ...proof, day: daysAgo(366) }
    const soon = { ...proof, day: daysAgo(345) }
    await change({ ...proofs, lawFirms: old, successRate: soon })
    const today = async () => (await app.inject({ url: '/api/admin/overview/today', headers })).json<object>()
    expect(await today()).toMatchObject({ endingClaims: 1, endedClaims: 1 })
    expect(await readClaimsTask()).toMatchObject({
      isDone: false,
      progress: { done: recordClaimNames.length - 1 },
    })
    expect((await readSite()).facts.hidden).toEqual(['lawFirms'])
    await change(proofs)
    expect(await today()).toMatchObject({ endingClaims: 0, endedClaims: 0 })
    expect((await readSite()).facts.hidden).toEqual([])
  })
})
