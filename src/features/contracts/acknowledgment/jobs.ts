import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { applications, contracts } from '#db/schema/index.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import { mailAndRecord, mailForDesk } from '#features/correspondence/delivery/jobs.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { readToday } from '#features/rules/data.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { defineJob, type JobServices } from '#lib/jobs/job.ts'
import { staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { findLastEvent } from './data.ts'
import { writeAttorneyMail, writeClientNewsMail, writeDeskNewsMail } from './mail.tsx'
import { sayings } from './schema.ts'

const schema = z.object({ contractId: z.uuid() })

/** Please acknowledge. Nothing if it was done, or if the contract ended, meanwhile. */
export const mailAcknowledgmentAsk = defineJob({
  name: 'contract-acknowledgment',
  schema,
  run: ({ contractId }, services) => writeAttorney(services, contractId, 'ask'),
})

/** The client would like their attorney to go over it with them. */
export const mailExplainAsk = defineJob({
  name: 'contract-explanation',
  schema,
  run: ({ contractId }, services) => writeAttorney(services, contractId, 'explain'),
})

async function writeAttorney(services: JobServices, contractId: string, kind: 'ask' | 'explain') {
  const { db } = services
  const found = await findFile(db, contractId)
  const status = kind === 'ask' ? 'signed' : 'issued'
  if (!found || found.contract.status !== status || found.application.spamReason) return
  if (found.contract.signBy < (await readToday(db))) return
  const { id: applicationId, reference, role } = found.application
  const address = (await readSignerFile(db, applicationId))?.emails.attorney
  if (!address) return
  const party = role === 'attorney' ? 'applicant' : 'firm'
  const { pageUrl, replyTo } = await findContactOptions(services, applicationId, party)
  const pathOf = party === 'firm' ? paths.firmContract : paths.caseAcknowledgment
  const since = await findLastEvent(services, contractId, ['counsel-changed'])
  const letter = writeAttorneyMail(
    {
      ...{ kind, reference, address, signBy: found.contract.signBy },
      id: `contract-${kind}-${contractId}-${since?.happenedAt.getTime() ?? 0}`,
      ...{ replyTo, contractUrl: services.publicUrl + pathOf(pageUrl.slice(pageUrl.lastIndexOf('/') + 1)) },
    },
    await readTexts(db, identityTexts, staffLocale),
  )
  await mailForDesk(services, letter, {
    ...{ applicationId, mail: kind === 'ask' ? 'contract-acknowledgment' : 'contract-explanation' },
    ...(party === 'firm' && { party }),
  })
}

const newsSchema = z.object({ contractId: z.uuid(), news: z.enum(sayings) })
const oncePerHour = {
  key: ({ contractId, news }: z.output<typeof newsSchema>) => `${contractId} ${news}`,
  seconds: 60 * 60,
}

/** To us, once an hour for the same news. */
export const mailAttorneyNews = defineJob({
  name: 'contract-attorney-news',
  schema: newsSchema,
  once: oncePerHour,
  async run({ contractId, news }, services) {
    const { db, publicUrl } = services
    const found = await findFile(db, contractId)
    if (!found) return
    const { id: applicationId, reference } = found.application
    const id = await newsIdOf(services, contractId, `contract-attorney-news-${contractId}-${news}`)
    const texts = await readTexts(db, identityTexts, staffLocale)
    const letter = writeDeskNewsMail({ id, applicationId, reference, news }, texts, publicUrl)
    await mailAndRecord(services, letter, { applicationId, mail: 'contract-arrival' })
  },
})

/** To the person, who has to talk with their attorney. Nothing once the attorney has signed. */
export const mailClientNews = defineJob({
  name: 'contract-client-news',
  schema: newsSchema,
  once: oncePerHour,
  async run({ contractId, news }, services) {
    const { db } = services
    const found = await findFile(db, contractId)
    const isOpen = found?.contract.status === 'signed' || found?.contract.status === 'issued'
    if (!found || !isOpen || found.application.spamReason) return
    const { id: applicationId, reference, role } = found.application
    const { signBy } = found.contract
    const signers = await readSignerFile(db, applicationId)
    const address = signers?.emails.person
    if (!signers || !address) return
    const locale = signers.file.language
    const id = await newsIdOf(services, contractId, `contract-client-news-${contractId}-${news}`)
    const url = await findCaseUrl(services, applicationId, role === 'attorney' ? 'client' : 'applicant')
    const texts = await readTexts(db, identityTexts, locale)
    const letter = writeClientNewsMail({ id, news, reference, address, signBy, url, locale }, texts)
    // A mailed code went before it, so nobody presses for it: it waits for room, and isn't dropped.
    await mailForDesk(services, letter, { applicationId, mail: 'contract-news' })
  },
})

/** Said again, it's another mail. */
async function newsIdOf(services: JobServices, contractId: string, start: string): Promise<string> {
  const last = await findLastEvent(services, contractId, ['declined', 'paused', 'left'])
  return `${start}-${last?.happenedAt.getTime() ?? 0}`
}

async function findFile(db: Database, contractId: string) {
  const { id, reference, role, spamReason } = applications
  const [row] = await db
    .select({ contract: contracts, application: { id, reference, role, spamReason } })
    .from(contracts)
    .innerJoin(applications, eq(applications.id, contracts.applicationId))
    .where(eq(contracts.id, contractId))
  return row
}
