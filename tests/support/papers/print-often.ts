import { createHash } from 'node:crypto'
import { composeContract } from '../../../src/features/contract-forms/papers/content/compose.ts'
import { printPaper } from '../../../src/lib/papers/print/print-paper.ts'
import { sampleContent, template } from './contracts.ts'
import { sampleContract } from './sample-contract.ts'

// node print-often.ts TIMES [composed]: prints the hashes of as many prints of one contract. A composed one has the
// program's words, in two languages.
const [, , times, kind] = process.argv
const paperOf = () =>
  kind === 'composed'
    ? composeContract(sampleContent({ state: 'CA', forum: 'IN', languages: ['en', 'es'] }), template)
    : sampleContract()
const hashes = new Set<string>()
for (let at = 0; at < Number(times); at++)
  hashes.add(
    createHash('sha256')
      .update(await printPaper(paperOf()))
      .digest('hex'),
  )
process.stdout.write([...hashes].join('\n'))
