import { build } from './test-run/proof-steps.ts'
import { proofs } from './test-run/proofs.ts'
import { runInTurn } from './test-run/steps.ts'
import { fakeClock, otherBrowsers, provideTestTools, proxy, spreadsheets } from './test-run/tools.ts'

/** `npm run proof [NAME]`: everything that `npm test` only samples. */
process.chdir(new URL('..', import.meta.url).pathname)
process.env.LANG ??= 'C.UTF-8'
process.env.PROOF = 'true'

/** What only one of them needs. */
const special: Record<string, string[]> = {
  browsers: [otherBrowsers],
  'behind-nginx': [proxy],
  clock: [fakeClock],
}

const [, , name] = process.argv
const chosen = (name ? [proofs[name]] : Object.values(proofs)).flat()
if (chosen.includes(undefined)) {
  console.error(`There is no proof named ${name}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
const needed = name === undefined ? Object.values(special).flat() : (special[name] ?? [])
const complaint = (await provideTestTools()) ?? (await provideTestTools([spreadsheets, ...needed]))
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const passed = await runInTurn([
  { title: 'Build', ...build },
  ...chosen.filter((proof) => proof !== undefined),
])
process.exitCode = passed ? 0 : 1
