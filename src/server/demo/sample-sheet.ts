import type { NewLine } from '#features/underwriting/schema/lines.ts'

type SampleLine = Pick<NewLine, 'name' | 'figure'>

/** A case that carries an advance of this many cents, for one of the demo's files. */
export function writeSheet(advance: number): readonly SampleLine[] {
  const times = (factor: number) => Math.round((advance * factor) / 100_00) * 100_00
  const byPhone = 'By phone, the attorney’s office'
  const amount = (name: NewLine['name'], cents: number, more: object = {}): SampleLine => ({
    name,
    figure: { amount: cents, note: byPhone, ...more },
  })
  return [
    amount('coverage', times(20), { label: 'Example Mutual', choice: 'other-side' }),
    { name: 'liability-other', figure: { percent: 90_00, note: 'Rear-end, cited' } },
    { name: 'liability-own', figure: { percent: 10_00, note: 'Brake light out, says the other driver' } },
    { name: 'injury', figure: { label: 'Neck and back', choice: 'imaging', note: 'MRI positive' } },
    amount('medical', times(4)),
    amount('low', times(8), { note: 'Settles before suit' }),
    amount('likely', times(12), { note: 'Specials times 3' }),
    amount('high', times(16), { note: 'The policy reaches it' }),
    { name: 'fee', figure: { percent: 33_00, thirds: 1, note: 'Fee agreement' } },
    amount('costs', times(0.4)),
    amount('lien', times(0.8), { label: 'Sample General Hospital', choice: 'hospital' }),
    { name: 'months', figure: { months: 14 } },
  ]
}
