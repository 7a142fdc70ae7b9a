import { expect, onTestFinished, test } from 'vitest'
import { listTypedFirms } from '#features/firms/links/data/groups.ts'
import { makeMigrationsUpTo } from '../../tests/support/baseline.ts'
import { testRowSealer } from '../../tests/support/row-sealer.ts'
import { rounds } from '../../tests/support/sample.ts'
import { seedApplications } from '../../tests/support/seed-applications.ts'
import { migrate } from './migrate.ts'
import { applications, counsel, firms } from './schema/index.ts'
import { createEmptyDb } from './testing.ts'

/** The last level without records of firms. */
const before = 11
/** Each is named by two applications, which spell it differently. */
const typed = rounds(10_000, 40)
/** So that each statement ends in time on a busy machine, too. */
const batchSize = 2_000

/** A sum over all that an application holds, whatever the order. */
const digest = `select count(*)::int as count, sum(hashtextextended(to_jsonb(a)::text, 0)) as sum from applications a`

test('however many firms people typed, the upgrade changes no application and links none', {
  timeout: rounds(10, 1) * 60_000,
}, async () => {
  const database = await createEmptyDb('postgres')
  onTestFinished(() => database.close())
  await migrate(database, makeMigrationsUpTo(before))
  await database.runSql('drop index applications_search_idx')
  const { runSql } = database
  await seedApplications({ runSql, rowSealer: testRowSealer, count: 2 * typed, withSnapshot: false })
  for (let first = 0; first < 2 * typed; first += batchSize) {
    await runSql(
      `update applications set
        attorney_firm = case when role = 'attorney' then name end,
        plaintiff_attorney_firm = case when role = 'plaintiff' then name end
      from (select id, case when place % 2 = 0 then 'Firm & Sons ' || place / 2 else 'The Law Office of FIRM and Sons ' || place / 2 || ', P.C.' end as name
        from (select id, row_number() over (order by reference) + 1 as place from applications) numbered
        where place - 1 between ${first + 1} and ${first + batchSize}) named
      where named.id = applications.id`,
    )
  }
  const { rows } = await runSql(digest)
  await migrate(database)
  expect((await runSql(digest)).rows).toEqual(rows)
  for (const table of [firms, counsel]) expect(await database.db.$count(table)).toBe(0)

  let groups = 0
  for (let after: string | undefined = '', pages = 0; after !== undefined && pages <= typed; pages++) {
    const page = await listTypedFirms(database.db, { after, limit: 100 })
    expect(page.groups.every(({ files, spellings }) => files === 2 && spellings.length === 2)).toBe(true)
    groups += page.groups.length
    after = page.next ?? undefined
  }
  expect(groups).toBe(typed)
  expect(await database.db.$count(applications)).toBe(2 * typed)
})
