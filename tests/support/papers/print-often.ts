import { createHash } from 'node:crypto'
import { printPaper } from '../../../src/lib/papers/print/print-paper.ts'
import { sampleContract } from './sample-contract.ts'

// node print-often.ts TIMES: prints the hashes of as many prints of one contract.
const times = Number(process.argv[2])
const hashes = new Set<string>()
for (let at = 0; at < times; at++)
  hashes.add(
    createHash('sha256')
      .update(await printPaper(sampleContract()))
      .digest('hex'),
  )
process.stdout.write([...hashes].join('\n'))
