export type NewValueLine = { name: string; figure: object; [member: string]: unknown }

const note = 'By phone, Ada Byline'
const amount = (name: string, cents: number, more: object = {}): NewValueLine => ({
  name,
  figure: { amount: cents, note, ...more },
})

/** The sheet that `look/money` draws, where $10,300 is advised. */
export const drawnSheet: readonly NewValueLine[] = [
  amount('coverage', 100_000_00, { label: 'Example Mutual', choice: 'other-side' }),
  amount('coverage', 50_000_00, { label: 'Sample Casualty', choice: 'own' }),
  { name: 'liability-other', figure: { percent: 90_00, note } },
  { name: 'liability-own', figure: { percent: 10_00, note } },
  { name: 'injury', figure: { label: 'Disc L4-L5, neck', choice: 'imaging', note } },
  amount('medical', 38_420_00),
  amount('wages', 29_877_00),
  amount('low', 75_000_00),
  amount('likely', 120_000_00),
  amount('high', 150_000_00),
  { name: 'fee', figure: { percent: 33_00, thirds: 1, note } },
  amount('costs', 4_500_00),
  amount('costs-low', 3_000_00),
  amount('costs-high', 9_000_00),
  amount('lien', 14_200_00, { label: 'Sample General Hospital', choice: 'hospital' }),
  amount('lien', 6_300_00, { label: 'Invented Health Plan', choice: 'health-plan' }),
  amount('earlier', 3_180_00, { label: 'Example Advance Co.', day: '2099-12-01' }),
  { name: 'months', figure: { months: 20 } },
]

/** As few lines as advise the same $10,300, at grade A. */
export const shortSheet: readonly NewValueLine[] = [
  { name: 'liability-other', figure: { percent: 100_00, note } },
  { name: 'injury', figure: { label: 'Leg', choice: 'lasting', note } },
  amount('low', 30_000_00),
  amount('likely', 41_200_00),
  { name: 'fee', figure: { percent: 0, note } },
  amount('costs', 0),
  amount('lien', 0, { choice: 'other', label: 'No liens' }),
  { name: 'months', figure: { months: 6 } },
]
