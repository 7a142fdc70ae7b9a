import { createHash } from 'node:crypto'
import { composeContract } from '../../../src/features/contracts/papers/content/compose.ts'
import { printPaper } from '../../../src/lib/papers/print/print-paper.ts'
import { sampleContent, template } from './contracts.ts'
import { sampleContract } from './sample-contract.ts'

// node print-often.ts TIMES [contract]: prints the hashes of as many prints of one paper.
const times = Number(process.argv[2])
const make =
  process.argv[3] === 'contract'
    ? () => composeContract(sampleContent({ languages: ['en', 'es'] }), template)
    : sampleContract
const hashes = new Set<string>()
for (let at = 0; at < times; at++)
  hashes.add(
    createHash('sha256')
      .update(await printPaper(make()))
      .digest('hex'),
  )
process.stdout.write([...hashes].join('\n'))
