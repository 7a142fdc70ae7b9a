import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { openContractsDesk } from '../../../../tests/support/contracts.ts'
import { today } from '../../../../tests/support/decisions.ts'
import { isProof, sample } from '../../../../tests/support/sample.ts'
import { draftWorked } from '../../../../tests/support/worked-contracts/draft.ts'
import {
  findMissing,
  findStrange,
  listCancelWords,
  listLines,
  readPage,
  readPdf,
} from '../../../../tests/support/worked-contracts/faces.ts'
import {
  firstOnThatDay,
  tableOf,
  type WorkedContract,
  workedContracts,
} from '../../../../tests/support/worked-contracts/index.ts'
import { roundHalfUp, work } from '../../../../tests/support/worked-prices/exactly.ts'

/** The API drafts for the next two years. */
const ahead = workedContracts.filter(
  ({ fundingOn }) => fundingOn >= today && fundingOn <= addMonths(today, 24),
)
/** Second advances, one of them by outcomes: they have the most lines. */
const isPrinted = ({ earlier }: WorkedContract) => earlier !== undefined
const daily = new Set([...sample(ahead, 6), ...ahead.filter(isPrinted)])

describe.each(databaseKinds())('contracts worked by hand, on %s', async (kind) => {
  const desk = await openContractsDesk(kind)

  test.each([...daily])('$name', async (worked) => {
    const { body, pdf, paper } = await draftWorked(desk, worked)
    expect(body.figures).toEqual(tableOf(worked))
    expect(body.fundingOn).toBe(worked.fundingOn)
    expect(body.cancelUntil).toBe(worked.cancelUntil ?? body.cancelUntil)
    expect(body.forum?.state ?? null).toBe(worked.forum ?? null)
    expect(body.signer.capacity).toBe(worked.isWard ? 'guardian' : 'self')
    expect(body.advance).toBe(worked.earlier ? 2 : 1)

    const faces = [readPage(await paper())]
    if (isProof || isPrinted(worked)) faces.push(await readPdf(await pdf()))
    for (const face of faces) {
      expect(findMissing(face, listLines(worked))).toEqual([])
      expect(findStrange(face, worked)).toEqual([])
      for (const words of listCancelWords(worked)) expect(face.words).toContain(words)
    }
  })
})

test('are twenty in twelve states, two with a forum, two second advances and a guardian', () => {
  expect(workedContracts).toHaveLength(20)
  expect(new Set(workedContracts.map(({ home }) => home)).size).toBe(12)
  expect(workedContracts.filter(({ forum }) => forum)).toHaveLength(2)
  expect(workedContracts.filter(({ earlier }) => earlier)).toHaveLength(2)
  expect(workedContracts.filter(({ isWard }) => isWard)).toHaveLength(1)
  expect(roundHalfUp(work(firstOnThatDay.worked))).toBe(Number(firstOnThatDay.cents.replace('_', '')))
})
