import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeDay } from '../../../tests/support/ledger-model/days.ts'
import { anyClaim, anyDayAfter } from '../../../tests/support/ledger-model/lives.ts'
import { record } from '../../../tests/support/ledger-model/record.ts'
import { rounds } from '../../../tests/support/sample.ts'
import { balanceOfClaim } from './balance.ts'
import { isEarnedDaily, listMoments } from './moments.ts'

const patience = { timeout: 60 * 60_000 }
const through = '2045-01-01'

test('what is owed changes on no day but a moment, whatever a life brings', patience, () => {
  fc.assert(
    fc.property(anyClaim, fc.array(anyDayAfter, { minLength: 5, maxLength: 5 }), (claim, picks) => {
      const advances = claim.map(record)
      const moments = listMoments(advances, { through, everyMonths: 1 })
      const last = moments.at(-1)?.on ?? ''
      const told = advances.map((advance) => !isEarnedDaily(advance))
      for (const pick of picks) {
        const day = writeDay(pick(claim[0]?.fundedOn ?? 0))
        if (day > last) continue
        const moment = moments.findLast(({ on }) => on <= day)
        const then = moment?.each.map(({ owed }) => owed) ?? advances.map(() => 0)
        const now = balanceOfClaim(advances, day).each.map(({ owed }) => owed)
        expect([day, now.filter((_, at) => told[at])]).toEqual([day, then.filter((_, at) => told[at])])
      }
    }),
    { numRuns: rounds(2_000, 30) },
  )
})
