import { companyKey } from '#features/content/company/schema.ts'
import { insertItem, publish } from '#features/content/mutations.ts'
import { readContractSettings } from '#features/contract-forms/switch/data.ts'
import { changeContractSettings } from '#features/contract-forms/switch/mutations.ts'
import { readStandingTemplate } from '#features/contract-forms/templates/data.ts'
import { confirmForm, keepLetter } from '#features/contract-forms/templates/mutations.ts'
import { endContractsHourly } from '#features/contracts/reminders/jobs/clock.ts'
import { changeSignatures } from '#features/decisions/second-signature/mutations.ts'
import { changeRights } from '#features/people/team/mutations.ts'
import type { Rights } from '#features/people/team/schema.ts'
import { readToday } from '#features/rules/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { printPaper } from '#lib/papers/print/print-paper.ts'
import { brand } from '#site/brand.ts'
import { defaultLocale, staffLocale } from '#site/locale.ts'
import type { Agenda } from './agenda.ts'
import type { BankDays } from './bank-days.ts'
import type { Team } from './contract-story.ts'
import { done } from './done.ts'
import type { Colleague } from './file-acts.ts'

type Author = { personId: string; personName: string }

const authorOf = ({ id, name }: Colleague): Author => ({ personId: id, personName: name })

export async function prepareContracts(
  services: JobServices,
  { owner, second, bookkeeper }: Team,
): Promise<void> {
  await nameCompany(services, authorOf(owner))
  await confirmWords(services, authorOf(owner))
  const give = async (person: Colleague, rights: Rights) =>
    done(await changeRights(services.db, { by: owner.id, personId: person.id, rights }))
  await give(second, { maySendContracts: true, mayPay: true, maySeeBankDetails: true })
  await give(bookkeeper, { maySeeBankDetails: true })
}

/** On for a few files at first, then off, and on for good: so there are payments with contracts and without. */
const [offSince, onSince] = [-262, -26]

/** Every morning the clock ends what nobody signed in time. */
export function planContractClock(
  { agenda, days, owner }: { agenda: Agenda; days: BankDays; owner: Colleague },
  services: JobServices,
): void {
  const turn = async (isOn: boolean) => {
    const { version } = await readContractSettings(services.db)
    done(await changeContractSettings(services.db, { isOn, keepYears: 7, version }, authorOf(owner)))
  }
  agenda.plan(days.moment(-285, 0), () => turn(true))
  agenda.plan(days.moment(offSince, 0), () => turn(false))
  agenda.plan(days.moment(onSince, 0), async () => {
    await turn(true)
    const signatures = { secondAbove: 5_000_00, version: 0, reason: undefined }
    done(await changeSignatures(services, signatures, authorOf(owner)))
  })
  for (let day = onSince + 1; day <= 0; day++)
    agenda.plan(days.moment(day, 0), () => endContractsHourly.run({}, services))
}

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
