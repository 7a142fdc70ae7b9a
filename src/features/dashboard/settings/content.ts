import { launchWords } from '#features/dashboard/ready/content.ts'
import type { LaunchTask } from '#features/dashboard/ready/schema.ts'
import type { SettingsSectionName } from '#site/admin-navigation.ts'
import { paths } from '#site/paths.ts'
import type { SettingName } from './schema.ts'

/** What to do about a setting that isn't set. Several settings may share one. */
export type ToDo = { title: string; why: string; action: string; to: string }

type SettingWords = {
  section: SettingsSectionName
  label: string
  /** Where it is set. */
  to: string
  todo?: ToDo
}

/** Ready asks the same, in the same words. A task without a screen is explained there. */
function askedBy(task: LaunchTask): ToDo {
  const { todo, why, link } = launchWords[task]
  return { title: todo, why, action: link?.label ?? 'Show me how', to: link?.to ?? paths.adminReady }
}

const retention = askedBy('retention')
const look = (title: string, why: string): ToDo => ({
  title,
  why,
  action: 'Look at it',
  to: paths.adminRunning,
})

export const settingWords: Record<SettingName, SettingWords> = {
  name: { section: 'company', label: 'Name', to: paths.adminTexts('global') },
  phone: {
    section: 'company',
    label: 'Phone shown',
    to: paths.adminTexts('global'),
    todo: askedBy('phone'),
  },
  email: { section: 'company', label: 'Email shown', to: paths.adminTexts('global') },
  address: {
    section: 'company',
    label: 'Office address',
    to: paths.adminTexts('global'),
    todo: askedBy('address'),
  },
  'who-we-are': { section: 'company', label: 'Who we are', to: paths.adminWho },
  testimonials: {
    section: 'company',
    label: 'Testimonials',
    to: paths.adminTexts('testimonials'),
    todo: askedBy('testimonials'),
  },
  claims: { section: 'company', label: 'Claims', to: paths.adminReady, todo: askedBy('claims') },
  price: { section: 'price', label: 'Price terms', to: paths.adminPrice, todo: askedBy('price') },
  contracts: { section: 'contracts', label: 'Contracts', to: paths.adminContractForms },
  'contract-form': {
    section: 'contracts',
    label: 'Form in force',
    to: paths.adminContractForms,
    todo: {
      title: 'Have your lawyer confirm the contract form',
      why: 'Until then, contracts can be drafted and looked at, and none can be sent.',
      action: 'Open the form',
      to: paths.adminContractForms,
    },
  },
  rules: { section: 'rules', label: 'Checked in 90 days', to: paths.adminRules, todo: askedBy('rules') },
  postures: { section: 'rules', label: 'Open, licensed, capped, closed', to: paths.adminRules },
  licenses: {
    section: 'rules',
    label: 'License numbers',
    to: `${paths.adminRules}?filter=license`,
    todo: askedBy('licenses'),
  },
  hours: { section: 'clocks', label: 'Opening hours', to: `${paths.adminClocks}#hours` },
  'closed-days': { section: 'clocks', label: 'Closed on', to: `${paths.adminClocks}#hours` },
  'first-answer': { section: 'clocks', label: 'First answer', to: `${paths.adminClocks}#answers` },
  'morning-mail': { section: 'clocks', label: 'Morning mail', to: `${paths.adminClocks}#morning` },
  'second-signature': {
    section: 'clocks',
    label: 'Second signature',
    to: paths.adminSignatures,
    todo: {
      title: 'Say above which sum two people sign',
      why: 'Until you do, one person alone can pay out any sum.',
      action: 'Choose a sum',
      to: paths.adminSignatures,
    },
  },
  'our-word': { section: 'clocks', label: 'How we kept our word', to: paths.adminOurWord },
  'offer-days': { section: 'clocks', label: 'An offer stands', to: paths.adminOfferDays },
  'value-terms': { section: 'clocks', label: 'Value sheets advise', to: paths.adminValueTerms },
  'link-days': { section: 'clocks', label: 'Links work', to: paths.adminLinkDays },
  'mail-server': { section: 'mail', label: 'Sends as', to: paths.adminReady, todo: askedBy('mail') },
  replies: {
    section: 'mail',
    label: 'Replies',
    to: paths.adminReplies,
    todo: {
      title: 'Set an address for replies to mails',
      why: 'Until you do, every mail about a case says where to answer instead.',
      action: 'Set an address',
      to: paths.adminReplies,
    },
  },
  templates: { section: 'mail', label: 'Templates', to: paths.adminTemplates },
  checklists: { section: 'mail', label: 'Checklists', to: paths.adminChecklists },
  team: { section: 'people', label: 'At work', to: paths.adminPeople },
  password: {
    section: 'people',
    label: 'First password',
    to: paths.adminPassword,
    todo: askedBy('password'),
  },
  'second-factor': {
    section: 'people',
    label: 'Second factor',
    to: paths.adminPeople,
    todo: askedBy('second-factor'),
  },
  limits: { section: 'people', label: 'Approval limits', to: paths.adminPeople },
  'access-log': {
    section: 'people',
    label: 'Access log',
    to: paths.adminLog,
    todo: {
      title: 'Look at the access log',
      why: 'An entry isn’t as the program wrote it.',
      action: 'Open the log',
      to: paths.adminLog,
    },
  },
  'keep-applications': {
    section: 'privacy',
    label: 'Never funded',
    to: paths.adminRetention,
    todo: retention,
  },
  'keep-messages': {
    section: 'privacy',
    label: 'Contact messages',
    to: paths.adminRetention,
    todo: retention,
  },
  'keep-declined': {
    section: 'privacy',
    label: 'Declined documents',
    to: paths.adminRetention,
    todo: retention,
  },
  'keep-spam': { section: 'privacy', label: 'Files with spam', to: paths.adminRetention, todo: retention },
  'keep-proofs': {
    section: 'privacy',
    label: 'Proofs of consent',
    to: paths.adminRetention,
    todo: retention,
  },
  deleted: { section: 'privacy', label: 'Deleted by hand', to: paths.adminDeleted },
  'public-address': {
    section: 'running',
    label: 'Web address',
    to: paths.adminReady,
    todo: askedBy('public-address'),
  },
  scanner: { section: 'running', label: 'Virus scanner', to: paths.adminReady, todo: askedBy('scanner') },
  queue: {
    section: 'running',
    label: 'Background work',
    to: paths.adminRunning,
    todo: look('Look at the work that failed', 'Mails and other work were given up.'),
  },
  disk: {
    section: 'running',
    label: 'Disk',
    to: paths.adminRunning,
    todo: look('Make room on the disk', 'People can’t send files until there is room.'),
  },
  backup: {
    section: 'running',
    label: 'Backup',
    to: paths.adminRunning,
    todo: look('Have a backup made every night', 'Without one, a lost disk loses every file.'),
  },
  restore: { section: 'running', label: 'Restore tried', to: paths.adminReady, todo: askedBy('backups') },
  'app-secret': {
    section: 'running',
    label: 'Secret key',
    to: paths.adminReady,
    todo: askedBy('app-secret'),
  },
  'file-encryption': {
    section: 'running',
    label: 'Files encrypted',
    to: paths.adminReady,
    todo: askedBy('file-encryption'),
  },
}

/** What holds up most comes first: what the law forbids without it, then what visitors see, then what is wise. */
export const orderOfWeight: readonly SettingName[] = [
  'disk',
  'queue',
  'rules',
  'licenses',
  'claims',
  'testimonials',
  'mail-server',
  'public-address',
  'password',
  'phone',
  'address',
  'price',
  'second-factor',
  'access-log',
  'backup',
  'restore',
  'scanner',
  'app-secret',
  'file-encryption',
  'replies',
  'second-signature',
  'keep-applications',
]
