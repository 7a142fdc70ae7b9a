import { expect, test } from 'vitest'
import before from '../../../tests/support/offers-before.json' with { type: 'json' }
import { digestTens, listOffersBefore } from '../../../tests/support/offers-before.ts'
import { priceOffer } from './offer.ts'

/** The digests were made by the engine as it was before terms had steps. */
test('a thousand offers by monthly terms come to the same cent as before', () => {
  const figures = listOffersBefore().map(({ advance, terms, rule }) =>
    priceOffer(advance, terms, rule).owed.map(({ months, charges, owed, cappedBy, cappedFor }) => ({
      ...{ months, charges, owed, cappedBy, cappedFor },
    })),
  )
  expect(digestTens(figures)).toEqual(before)
})
