import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { toTerms } from '#features/price/data.ts'
import { priceOffer } from '#lib/price/offer.ts'
import { makeMigrationsUpTo } from '../../tests/support/baseline.ts'
import figuresBefore from '../../tests/support/offers-before.json' with { type: 'json' }
import { digestTens, listOffersBefore } from '../../tests/support/offers-before.ts'
import { migrate } from './migrate.ts'
import { decisions, priceTerms } from './schema/index.ts'
import { createEmptyDb } from './testing.ts'

/** The last level with terms by the month alone. */
const before = 9

const insertOffers = `
  with offers as (select value as offer, ordinality as place from jsonb_array_elements($1::jsonb) with ordinality),
  terms as (
    insert into price_terms (version, effective_from, monthly_rate, compounding, fee, cap_multiple, most_months)
    select place, '2026-01-01', round((offer->'terms'->>'monthlyRate')::numeric * 100),
      offer->'terms'->>'compounding', (offer->'terms'->>'fee')::bigint,
      round((offer->'terms'->>'capMultiple')::numeric * 100), (offer->'terms'->>'mostMonths')::smallint
    from offers)
  insert into decisions (application_id, kind, from_status, application_version, submission_key, amount, state,
    terms_version, rule_version, rule, ended_at, ending)
  select gen_random_uuid(), 'approved', 'received', 1, 'offer ' || place, (offer->>'advance')::bigint, 'TX',
    place, 0, offer->'rule' || '{"cancelDays": null, "requiredSentences": []}', now(), 'superseded'
  from offers`

test('a thousand offers made before terms had steps show the same figures after the upgrade', async () => {
  const database = await createEmptyDb('postgres')
  onTestFinished(() => database.close())
  await migrate(database, makeMigrationsUpTo(before))
  await database.runSql('alter table decisions drop constraint decisions_application_id_applications_id_fk')
  await database.runSql(insertOffers, [JSON.stringify(listOffersBefore())])
  await migrate(database)

  const rows = await database.db
    .select()
    .from(decisions)
    .innerJoin(priceTerms, eq(priceTerms.version, decisions.termsVersion))
    .orderBy(asc(priceTerms.version))
  const figures = rows.map(({ decisions: { amount, rule }, price_terms: terms }) => {
    if (!amount || !rule) throw new Error('an offer without its figures')
    return priceOffer(amount, toTerms(terms), rule).owed.map(
      ({ months, charges, owed, cappedBy, cappedFor }) => ({ months, charges, owed, cappedBy, cappedFor }),
    )
  })
  expect(figures).toHaveLength(1_000)
  expect(digestTens(figures)).toEqual(figuresBefore)
})
