import { and, desc, eq, ne } from 'drizzle-orm'
import { applications } from '#db/schema/index.ts'
import { companyKey } from '#features/content/company/schema.ts'
import { insertItem, publish } from '#features/content/mutations.ts'
import { readContract } from '#features/contracts/records/data/contract.ts'
import { readContractsOfFile } from '#features/contracts/records/data/file.ts'
import { draftContract } from '#features/contracts/records/mutations/draft.ts'
import { sendContract } from '#features/contracts/sending/mutations.ts'
import { changeContractSettings } from '#features/contracts/switch/mutations.ts'
import { readStandingTemplate } from '#features/contracts/templates/data.ts'
import { confirmForm, keepLetter } from '#features/contracts/templates/mutations.ts'
import { readToday } from '#features/rules/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { printPaper } from '#lib/papers/print/print-paper.ts'
import { brand } from '#site/brand.ts'
import { defaultLocale, staffLocale } from '#site/locale.ts'
import type { Agenda } from './agenda.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'
import { toOfficeHours } from './office-hours.ts'

const hour = 60 * 60_000
const day = 24 * hour

type Planning = { agenda: Agenda; now: number; by: Colleague }

/** Contracts are on since four days ago. Of the newest offers, one has a contract that was sent, the next a draft. */
export function planContracts({ agenda, now, by }: Planning, services: JobServices): void {
  const author = { personId: by.id, personName: by.name }
  const reviewer = { session: 'demo', person: by }
  agenda.plan(toOfficeHours(now - 4 * day), async () => {
    await nameCompany(services, author)
    await confirmWords(services, author)
    done(await changeContractSettings(services.db, { isOn: true, keepYears: 7, version: 0 }, author))
  })
  agenda.plan(toOfficeHours(now - 20 * hour), async () => {
    let isSent = false
    for (const id of await listOffered(services)) {
      const file = await readContractsOfFile(services, id, by.id)
      if (!file?.offer) continue
      const wanted = { fundingOn: file.suggested.fundingOn, answers: noToAll }
      const drafted = await draftContract(services, id, wanted, reviewer)
      if (!drafted.ok) continue
      if (isSent) return
      const contract = await readContract(services, drafted.contract.id)
      isSent = contract?.checks.every(({ isMet }) => isMet) ?? false
      if (isSent) done(await sendContract(services, drafted.contract.id, reviewer))
    }
  })
}

const noToAll = {
  'workers-compensation': false,
  'united-states': false,
  benefits: false,
  'other-funder': false,
} as const

/** The newest first. */
async function listOffered({ db }: JobServices): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'approved'),
        eq(applications.role, 'plaintiff'),
        ne(applications.caseType, 'workers-compensation'),
      ),
    )
    .orderBy(desc(applications.submittedAt))
  return rows.map(({ id }) => id)
}

type Author = { personId: string; personName: string }

/** A contract says who we are, or isn't sent. */
async function nameCompany({ db }: JobServices, by: Author): Promise<void> {
  const legalName = JSON.stringify([{ fact: 'legal-name', words: `Sample ${brand.name}, LLC` }])
  const texts = [
    { key: companyKey, section: 'pages', title: 'Company', type: 'json', content: legalName },
    {
      key: 'global.contact.office-address',
      section: 'global',
      title: 'Office address',
      type: 'html',
      content: '100 Sample Square, Suite 400<br>Columbus, Ohio 43215',
    },
  ] as const
  for (const text of texts)
    done(await publish({ db, by }, (tx) => insertItem(tx, { ...text, ...by, locale: defaultLocale })))
}

async function confirmWords({ db, storage }: JobServices, by: Author): Promise<void> {
  const { version, revision } = await readStandingTemplate(db)
  done(await keepLetter({ db, storage }, { version, bytes: await writeSampleLetter() }, by))
  const lawyer = { lawyerName: 'Sample Lawyer', barNumber: 'EX-00000', barState: 'NY' } as const
  const confirmation = { version, revision, ...lawyer, day: await readToday(db), coversSpanish: true }
  done(await confirmForm(db, confirmation, by))
}

const writeSampleLetter = () =>
  printPaper({
    title: 'Sample letter',
    locale: staffLocale,
    letterhead: { name: ['Fictional Records Office'] },
    parts: [
      {
        title: 'Demo',
        blocks: [
          { kind: 'title', text: 'Sample: no lawyer wrote this' },
          {
            kind: 'paragraph',
            text: 'This paper is part of a demo, so that somebody who looks around can send a contract. No lawyer has read the words it is about. On a real site a lawyer’s own letter stands here.',
          },
        ],
      },
    ],
  })
