import type { RowSealer } from '#db/row-sealer.ts'
import { applicantRoleValues } from '#domain/applications.ts'
import { mayEnter, type Role } from '#domain/roles.ts'
import { readDeadlineSettings } from '#features/calendar/data.ts'
import { readContractSettings } from '#features/contract-forms/switch/data.ts'
import { findFormInForce } from '#features/contract-forms/templates/data.ts'
import { readLinkDays } from '#features/correspondence/page-links/data.ts'
import { readReplyAddress } from '#features/correspondence/reply-addresses/data.ts'
import { type HealthServices, lookAtParts } from '#features/dashboard/health/data.ts'
import { judgeLaunch, type LaunchSettings, readLaunchFacts } from '#features/dashboard/ready/data.ts'
import { readOfferDays } from '#features/decisions/offer-days/data.ts'
import { readTemplate } from '#features/documents/checklist-templates/data.ts'
import { listTemplates } from '#features/messages/templates/data.ts'
import { readLogState } from '#features/people/access-log/data.ts'
import { readSignatureSettings } from '#features/people/signatures/data.ts'
import { readTeam } from '#features/people/team/data.ts'
import { listTerms } from '#features/price/data.ts'
import { countDeleted } from '#features/privacy/deleted-records/data.ts'
import { readToday } from '#features/rules/data.ts'
import { readValueTerms } from '#features/underwriting/terms/data.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Config } from '#lib/config.ts'
import { settingsSections } from '#site/admin-navigation.ts'
import { settingWords } from '../content.ts'
import { type SettingName, type Settings, settingNames } from '../schema.ts'
import { judgeCompany, judgeOwned } from './values.ts'

export type SettingsServices = Omit<HealthServices, 'version' | 'config'> & {
  config: HealthServices['config'] & Pick<Config, 'incomingMailSecret'>
  rowSealer: RowSealer
  accessLog: AccessLog
  launch: LaunchSettings
}

const roomsOfSections = new Map(settingsSections.map(({ name, room }) => [name, room]))

const mayRead = (role: Role, setting: SettingName) =>
  mayEnter(role, roomsOfSections.get(settingWords[setting].section) ?? 'owner')

/** Every value in force that the person may enter. */
export async function readSettings(
  services: SettingsServices,
  reader: { id: string; role: Role },
): Promise<Settings> {
  const own = settingNames.filter((setting) => mayRead(reader.role, setting))
  if (own.length === 0) return { settings: [], isBeforeOpening: false }
  const { db } = services.database
  const launch = await readLaunchFacts(db, services.launch)
  const tasks = judgeLaunch(launch)
  const values = {
    ...judgeCompany(launch, tasks),
    ...(mayEnter(reader.role, 'owner') &&
      judgeOwned({ ...(await readOwned(services, reader.id)), launch, tasks })),
  }
  const { day } = launch.opening
  return {
    settings: own.flatMap((setting) => {
      const value = values[setting]
      return value ? [{ setting, ...value }] : []
    }),
    isBeforeOpening: day === null || day > (await readToday(db)),
  }
}

export type OwnedFacts = Awaited<ReturnType<typeof readOwned>>

async function readOwned(services: SettingsServices, reader: string) {
  const { config, rowSealer, accessLog } = services
  const { db } = services.database
  const counts = await services.jobs.counts().catch(() => undefined)
  const valueTerms = await readValueTerms(db)
  const contracts = { ...(await readContractSettings(db)), form: await findFormInForce(db) }
  const [terms, clocks, signatures, offerDays, linkDays, replies, templates, checklists, team, log, parts] =
    await Promise.all([
      listTerms(db),
      readDeadlineSettings(db),
      readSignatureSettings(db),
      readOfferDays(db),
      readLinkDays(db),
      readReplyAddress(db),
      listTemplates({ db, rowSealer }),
      Promise.all(applicantRoleValues.map((role) => readTemplate(db, role))),
      readTeam(db, reader),
      readLogState(db, accessLog),
      lookAtParts(services, ['queue', 'disk', 'backups'], counts),
    ])
  return {
    ...{
      terms,
      clocks,
      signatures,
      offerDays,
      linkDays,
      valueTerms,
      contracts,
      templates,
      checklists,
      team,
      log,
      parts,
    },
    replies: { address: replies?.address ?? null, takesMail: config.incomingMailSecret !== undefined },
    mailFrom: config.mail.from,
    deleted: await countDeleted(db, new Date()),
  }
}
