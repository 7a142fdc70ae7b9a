import { stateCodes } from '../../../src/domain/states.ts'
import type { ContractContent } from '../../../src/features/contract-forms/papers/schema.ts'
import { sampleContent, secondAdvance, signerAs } from './contracts.ts'

const languages = ['en', 'es'] as const
const fourCharges = ['application', 'papers', 'wire', 'broker'].map((name) => ({
  ...{ name, amount: 25_00, isHeldBack: true },
}))
const longNames = {
  signer: signerAs('guardian'),
  person: {
    name: 'Guadalupe Hernández-Villanueva',
    formerName: 'Wiśniewska-Nguyễn Thị Ánh Dương',
    address: '12345 Old San Antonio Road, Apartment 1204, Corpus Christi, Texas 78205',
  },
}

/** Contracts of every state, in both languages, and the ones that are hard to set. */
export const contractKinds: Record<string, ContractContent> = {
  ...Object.fromEntries(
    stateCodes.flatMap((state) => [
      [state, sampleContent({ state })],
      [`${state} in two languages`, sampleContent({ state, languages })],
      [
        `a second advance in ${state}, in two languages`,
        sampleContent({ state, languages, ...secondAdvance }),
      ],
    ]),
  ),
  'Texas and Tennessee': sampleContent({ state: 'TX', forum: 'TN' }),
  'California and Oklahoma': sampleContent({ state: 'CA', forum: 'OK' }),
  'California and Indiana in two languages': sampleContent({ state: 'CA', forum: 'IN', languages }),
  'a second advance': sampleContent(secondAdvance),
  'a guardian': sampleContent({ facts: { signer: signerAs('guardian') } }),
  'long names in two languages': sampleContent({ languages, facts: longNames }),
  'charges for five years': sampleContent({ terms: { mostMonths: 60, capMultiple: null } }),
  'charges that never end': sampleContent({ terms: { isCompounding: true, capMultiple: null } }),
  'four one-time charges': sampleContent({ terms: { oneTimeCharges: fourCharges } }),
}
