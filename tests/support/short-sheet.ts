/** A sheet that advises $10,300, at grade A. */
const note = 'By phone'
export const shortSheet = [
  { name: 'liability-other', figure: { percent: 100_00, note } },
  { name: 'injury', figure: { label: 'Leg', choice: 'lasting', note } },
  { name: 'wages', figure: { amount: 20_000_00, note } },
  { name: 'low', figure: { amount: 30_000_00 } },
  { name: 'likely', figure: { amount: 41_200_00 } },
  { name: 'high', figure: { amount: 90_000_00 } },
  { name: 'fee', figure: { percent: 0, note } },
  { name: 'costs', figure: { amount: 0, note } },
  { name: 'lien', figure: { amount: 0, choice: 'other', label: 'No liens', note } },
  { name: 'coverage', figure: { amount: 100_000_00, label: 'Example Mutual', note } },
  { name: 'months', figure: { months: 6 } },
]
