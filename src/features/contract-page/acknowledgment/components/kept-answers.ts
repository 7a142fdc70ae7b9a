import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import type { FormValues } from '#lib/form-values.ts'

type KeptAnswers = { contract: string; values: FormValues; at: number }

const day = 24 * 60 * 60_000

/** Sealed, for a day. They're filled in again, and never sent by themselves. */
export const keptAnswers = createSealedStore<KeptAnswers>({
  name: 'acknowledgment-answers',
  parse: (stored) =>
    'contract' in stored &&
    typeof stored.contract === 'string' &&
    'values' in stored &&
    stored.values instanceof Object &&
    'at' in stored &&
    typeof stored.at === 'number'
      ? { contract: stored.contract, values: wordsOf(stored.values), at: stored.at }
      : undefined,
  isExpired: ({ at }) => Date.now() - at > day,
  place: () => 'device',
})

const wordsOf = (values: object): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))
