import { createSealedStore } from '#lib/browser-store/sealed-store.ts'

type KeptName = { contract: string; name: string; at: number }

const day = 24 * 60 * 60_000

/** Sealed, for a day. It's filled in again, and never sent by itself. */
export const keptName = createSealedStore<KeptName>({
  name: 'signing-name',
  parse: (stored) =>
    'contract' in stored &&
    typeof stored.contract === 'string' &&
    'name' in stored &&
    typeof stored.name === 'string' &&
    'at' in stored &&
    typeof stored.at === 'number'
      ? { contract: stored.contract, name: stored.name, at: stored.at }
      : undefined,
  isExpired: ({ at }) => Date.now() - at > day,
  place: () => 'device',
})
