import { daysBetweenChecks } from '#domain/rules.ts'
import { stateCodes } from '#domain/states.ts'
import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'
import type { LaunchTask } from './schema.ts'

export type TaskWords = {
  /** Without it the site must not open; the rest is wise. */
  group: 'must' | 'better'
  todo: string
  short: string
  why: string
  whyFirst?: string
  link?: { label: string; to: string }
  /** What it takes at the machine, where there is no screen for it. */
  how?: string
  minutes: number
  waitDays?: number
  /** What its parts are when they're done: "2 of 6 replaced". */
  counted?: string
}

export const taskGroups = [
  { group: 'must', title: 'Before you may open', about: '' },
  { group: 'better', title: 'Better done first', about: 'you can open without' },
] as const

/** In so many states our suggestions close funding, cap it, or ask for a license. */
export const restrictedStates = 22

export const launchWords: Record<LaunchTask, TaskWords> = {
  rules: {
    group: 'must',
    todo: 'Confirm the state rules',
    short: 'State rules',
    why: `A rule that nobody held against the law for ${daysBetweenChecks} days is a guess. Your lawyer knows which still hold.`,
    whyFirst: `All ${stateCodes.length} states are open because nobody has decided, and funding is closed, capped or licensed in ${restrictedStates} of them.`,
    link: { label: 'Take over the suggestions', to: paths.adminRules },
    minutes: 60,
    counted: 'confirmed',
  },
  licenses: {
    group: 'must',
    todo: 'Add your license numbers',
    short: 'Licenses',
    why: 'Some states want a license or a registration before the first contract. In Illinois, unlicensed funding is void.',
    link: { label: 'Add the numbers', to: `${paths.adminRules}?filter=license` },
    minutes: 60,
    waitDays: 21,
    counted: 'on file',
  },
  testimonials: {
    group: 'must',
    todo: 'Replace the sample testimonials',
    short: 'Real testimonials',
    why: 'The six quotes on Home are samples. Made-up reviews break a federal rule (16 CFR 465).',
    link: { label: 'Write or hide them', to: paths.adminTexts('testimonials') },
    minutes: 60,
    counted: 'replaced',
  },
  claims: {
    group: 'must',
    todo: 'Prove each claim, or hide it',
    short: 'Proof for claims',
    why: 'The site names years, clients, ratings, averages, times and a license. A claim that nobody can prove is a deceptive ad (15 U.S.C. 45).',
    minutes: 30,
    counted: 'proven or hidden',
  },
  phone: {
    group: 'must',
    todo: 'Set your phone number',
    short: 'Phone number',
    why: `Every page and each mail shows ${brand.phone}, which is nobody’s.`,
    link: { label: 'Set it', to: paths.adminTexts('global') },
    minutes: 2,
  },
  address: {
    group: 'must',
    todo: 'Set your office address',
    short: 'Office address',
    why: `Every page shows ${brand.officeAddress[0]}, where nobody finds you.`,
    link: { label: 'Set it', to: paths.adminTexts('global') },
    minutes: 2,
  },
  mail: {
    group: 'must',
    todo: 'Connect a mail server',
    short: 'Mail server',
    why: 'Until then nobody gets a mail: each is only written to the outbox folder.',
    how: 'Set SMTP_URL and ADMIN_EMAIL, and restart. Mails that wait are sent then.',
    minutes: 15,
  },
  'public-address': {
    group: 'must',
    todo: 'Give the site its public https address',
    short: 'Web address',
    why: 'Links in mails, search results and secure cookies depend on it.',
    how: 'Put a proxy with a certificate in front of this server, set PUBLIC_URL to the address that people type, and restart.',
    minutes: 30,
  },
  password: {
    group: 'must',
    todo: 'Choose your own password',
    short: 'Your own password',
    why: 'The first one was printed when the server started, where others may have read it.',
    link: { label: 'Change it', to: paths.adminPassword },
    minutes: 2,
  },
  price: {
    group: 'better',
    todo: 'Set your price',
    short: 'Price terms',
    why: 'Until you do, What It Costs computes with whatever offer the reader types in, and shows nothing of yours.',
    link: { label: 'Set the terms', to: paths.adminPrice },
    minutes: 30,
  },
  'second-factor': {
    group: 'better',
    todo: 'Require a second factor of everyone',
    short: 'Second factor',
    why: 'Until you do, one stolen password opens everybody’s medical records.',
    link: { label: 'Require it', to: paths.adminPeople },
    minutes: 5,
  },
  scanner: {
    group: 'better',
    todo: 'Connect a virus scanner',
    short: 'Virus scanner',
    why: 'Strangers send you files, and nothing looks at them before you open them.',
    how: 'Run clamd where this server can reach it, set CLAMD_HOST (and CLAMD_PORT, if it isn’t 3310), and restart.',
    minutes: 20,
  },
  backups: {
    group: 'better',
    todo: 'Back up, and try a restore',
    short: 'Tried restore',
    why: 'The program can’t see your backups. One that nobody ever restored may not be one.',
    minutes: 60,
  },
  'app-secret': {
    group: 'better',
    todo: 'Keep the secret key away from the data it protects',
    short: 'Key away from the data',
    why: 'One stolen disk would hold the sealed answers and the key that opens them.',
    how: 'It’s the file app-secret in DATA_DIR. Move it to a place that isn’t backed up with the data, set APP_SECRET_FILE to its path, and restart.',
    minutes: 10,
  },
  'file-encryption': {
    group: 'better',
    todo: 'Have your bucket encrypt the files it keeps',
    short: 'Encrypted files',
    why: 'It doesn’t, or it doesn’t say so.',
    how: 'Turn on the bucket’s default encryption, or set S3_ENCRYPTION and restart.',
    minutes: 10,
  },
  retention: {
    group: 'better',
    todo: 'Decide how long you keep what people send you',
    short: 'Retention',
    why: 'The privacy policy promises to keep files as long as the law asks, “and no longer”. Until you decide, nothing is ever deleted by itself.',
    link: { label: 'Set retention', to: paths.adminRetention },
    minutes: 5,
  },
}

export const endingMailWords = {
  subject: (count: number) =>
    count === 1 ? 'A claim leaves the site in a month' : `${count} claims leave the site in a month`,
  paragraph:
    'A record proves a claim for 12 months. Name a newer one with its day, and the claim stays. If you don’t, it leaves every page by itself on the day below.',
  claim: (claim: string, day: string) => `${claim}. Leaves on ${day}.`,
  open: 'Open Ready',
  signature: (company: string) => `${company}, the site`,
}
