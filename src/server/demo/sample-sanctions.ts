import { keepList } from '#features/payouts/screening/mutations/lists.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import type { Agenda } from './agenda.ts'
import type { BankDays } from './bank-days.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'

const listed = ['LEMONADE, Pumpernickel', 'RHUBARB, Thistle Von', 'SAMPLE SHIPPING OF NOWHERE CO.']
const otherNames = ['LEMONADE, Pomperniggel', 'NOWHERE FREIGHT']

/** As the published list writes a name, and a letter off: only a person can say that they aren't the same. */
function misspell(name: string): string {
  const [firstName = '', lastName = ''] = name.split(' ')
  return `${lastName.toUpperCase()}, ${firstName.replace(/[aeiou]/, '$&$&')}`
}

const none = '-0- '

/** In the Treasury's two formats, with a handful of names that nobody has. */
function writeLists(lookalikes: readonly string[]) {
  const names = [...listed, ...lookalikes.map(misspell)]
  const sdn = names.map((name, place) => [1_001 + place, `"${name}"`, '"individual"', '"SAMPLE"', ...fill(8)])
  const alt = otherNames.map((name, place) => [1_001 + place * 2, 1 + place, '"aka"', `"${name}"`, none])
  const toBytes = (rows: readonly (readonly (string | number)[])[]) =>
    Buffer.from(rows.map((row) => `${row.join(',')}\r\n`).join(''))
  return { sdn: toBytes(sdn), alt: toBytes(alt) }
}

const fill = (cells: number) => Array.from({ length: cells }, () => none)

/** The owner uploads both whenever payments leave: a list may be a week old. */
export function planSanctionsLists({ agenda, days, owner, lookalikes }: Planning, { db }: JobServices): void {
  const by = { personId: owner.id, personName: owner.name }
  for (const day of [-276, -272, -26, -22, -18, -14, -10, -6, -2, -1])
    agenda.plan(days.moment(day, -0.5), async () => {
      const lists = writeLists(lookalikes)
      for (const kind of ['sdn', 'alt'] as const)
        done(await keepList(db, { kind, listedOn: days.on(day), bytes: lists[kind] }, by))
    })
}

type Planning = { agenda: Agenda; days: BankDays; owner: Colleague; lookalikes: readonly string[] }
