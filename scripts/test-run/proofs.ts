import { moneyProofs } from './money-proofs.ts'
import { build, inTurn, playwright, underFire, vitest } from './proof-steps.ts'
import type { Step } from './steps.ts'

/** By the name that `npm run proof NAME` takes. */
export const proofs: Record<string, Step | readonly Step[]> = {
  camera: [
    { title: 'Edges of paper in 60 made photographs', ...vitest('--project=unit', 'lib/scan') },
    { title: 'Papers by camera, twenty of 12 megapixels', ...playwright('e2e/camera') },
  ],
  injections: {
    title: 'No script injection runs, in any field that anybody can write to',
    ...playwright('content-injection', 'blog-injection'),
  },
  memory: {
    title: 'Twenty large files at once and a hundred thousand rows pass through without being held',
    ...vitest('--project=storage', '--project=system', 'large-files', 'system/desk'),
  },
  keyboard: {
    title: 'Every page and both applications can be used by keyboard alone, on a phone and on a desktop',
    ...playwright('keyboard'),
  },
  browsers: {
    title:
      'People apply, send documents, work out the cost, follow their case and sign in WebKit and Firefox too',
    ...vitest('--project=browsers'),
  },
  tasks: {
    title:
      'Ten tasks are done by somebody of 70, by keyboard and by thumb, and on a cheap phone whose line is cut again and again',
    ...playwright('e2e/ten-tasks'),
  },
  clicks: {
    title: 'Each of the day’s jobs takes at most half the clicks and keys it took in a dialog of tabs',
    ...playwright('e2e/clicks'),
  },
  screens: {
    title:
      'Every screen passes axe and fits, on a phone, a desktop and at 200% zoom, and nothing moves when fonts come late',
    ...playwright('site-(crawl|screens)', 'case-types', 'fonts'),
  },
  forms: {
    title:
      'Every state of the application, of the desk and of the editors passes axe, on a phone and on a desktop',
    ...playwright(
      'apply-(accessibility|device|draft)',
      'e2e/(admin|content-editor|contract|desk|messages)',
      'e2e/(contact|uploads).spec',
    ),
  },
  databases: {
    title: 'All that reads or writes data does so on the embedded database and on PostgreSQL',
    ...vitest('--project=unit'),
  },
  variants: {
    title: 'What people do in a browser holds in every variant: roles, widths, mistakes, interruptions',
    ...playwright('--grep=@proof'),
  },
  processes: {
    title: 'What a process keeps, tells and leaves behind holds in every variant',
    ...vitest('--project=system'),
  },
  guesses: {
    title: 'Passwords and links cannot be guessed, and no form breaks the server',
    ...vitest(
      '--project=unit',
      'sign-in/mutations',
      'second-factor/api',
      'code-guesses',
      'links/api',
      'apply/api.properties',
    ),
  },
  calls: {
    title: 'Every call and every screen lets in whom it names, and refuses in sentences',
    ...vitest(
      '--project=unit',
      'access.matrix',
      'plain-answers',
      'visitor-refusals',
      'features/check',
      'older-data',
    ),
  },
  'case-guesses': {
    title:
      'Case pages cannot be guessed: 20,000 tokens, references and codes find nothing and are answered alike',
    ...vitest('--project=unit', 'features/access/api', 'case/applicant/api'),
  },
  prices: {
    title: 'A million prices: above no cap, never falling with time or amount, to the cent; and value sheets',
    ...vitest('--project=unit', 'lib/price', 'features/price', 'features/underwriting'),
  },
  log: {
    title: 'Each of 1,000 changed, removed or moved entries of the access log is found, also after kills',
    ...vitest('--project=unit', 'lib/access-log'),
  },
  files: inTurn(
    'No hostile file does harm, on either store, and files at rest are sealed: none is lost, none changed unnoticed',
    { storage: ['hostile-files'], unit: ['sealed'], durability: ['sealed'] },
  ),
  stores: {
    title: 'Documents are sent, listed, refused and deleted on either store, by a browser and by every call',
    ...vitest(
      '--project=storage',
      'upload-page',
      'success-screen',
      'upload-links',
      'documents',
      'forms',
      'outages',
      'storage/browser',
    ),
  },
  cuts: {
    title:
      'A phone’s line breaks a hundred times while it sends files to either store: every file is whole or not there',
    ...vitest('--project=storage', 'storage/cuts'),
  },
  races: {
    title: 'Of fifty parallel saves with ten left exactly ten are kept, a hundred times on both databases',
    ...vitest('--project=storage', 'link-race'),
  },
  kills: [
    {
      title: 'Nothing acknowledged is lost in twenty kills while writing',
      ...vitest('--project=durability'),
    },
    {
      title: 'In 200 kills of the server under load, on either database, nothing is lost and nothing doubled',
      ...underFire('kills'),
    },
  ],
  postgres: {
    title: 'PostgreSQL is killed or restarted fifty times under load: nothing is lost, nothing doubled',
    ...underFire('postgres'),
  },
  'behind-nginx': {
    title:
      'Two processes behind nginx, one killed every five seconds: nobody who tries again notices, and a backup of it is whole',
    ...underFire('behind-nginx'),
  },
  away: {
    title: 'File store, mail server, scanner and disk space go away and come back: nothing is lost',
    ...underFire('away'),
  },
  clock: {
    title: 'The clock jumps ahead and back by minutes and hours: nothing is lost, and nothing waits for it',
    ...underFire('clock'),
  },
  rules: inTurn('Every state with every posture: pages, search engines and the API say and do the same', {
    unit: ['state-rules'],
    system: ['rules-agree'],
  }),
  postures: {
    title:
      'Every page, while each state has each posture: no price above a ceiling beside it, one promise, nothing hidden shown, no way to apply where we take none',
    ...vitest('--project=unit', 'server/postures', 'decisions/api.model'),
  },
  words: [
    {
      title:
        'In a pseudo-language, no public page, no page of one person, no mail and no refusal says a sentence that is outside the words by language, and no public page leads out of its own',
      ...vitest(
        '--project=unit',
        'server/words',
        'reader/site',
        'apply/form',
        'server/case-',
        'server/visitor-refusals',
        'applicant/jobs.subjects',
        'consent-records/api',
        'contact',
        'corrections/jobs',
        'mail.test',
      ),
    },
    { title: 'A build with the pseudo-language', ...build, env: { PSEUDO_LANGUAGE: 'on' } },
    {
      title: 'In that build a browser reads every page, applies and sends documents, all in its language',
      ...vitest('--project=proofs', 'proofs/second-language'),
    },
    { title: 'A build without it', ...build },
  ],
  switches: [
    {
      title:
        'A thousand device switches at random moments lose no character, and no dump shows a word of a draft',
      ...vitest('--project=unit', 'draft-mover', 'apply/transfer'),
    },
    { title: 'A hundred of them in real browsers', ...playwright('e2e/continue') },
  ],
  reminders: {
    title: 'Reminders go out once each, whenever the process is killed',
    ...vitest('--project=durability', 'reminders'),
  },
  backup: inTurn(
    'A backup taken under load and restored elsewhere has every write acknowledged before it, and none half',
    { system: ['system/backup'], storage: ['storage/backup'], unit: ['lib/backup'] },
  ),
  upgrades: {
    title:
      'A database of v0.1.0 has every row, seal and signature after a start, as has one with a row in every table at any step since; a thousand paid files show the same figures',
    ...vitest('--project=unit', 'db/upgrades', 'db/upgraded-money', 'db/migrate'),
  },
  hostile: {
    title:
      '20,000 hostile requests over every route, by strangers and by every role, break nothing and are told nothing',
    ...vitest('--project=proofs', 'proofs/hostile'),
  },
  slow: {
    title: '300 slow clients keep nobody waiting, and are ended',
    ...vitest('--project=proofs', 'proofs/slow'),
  },
  soak: {
    title: 'An hour of modest use leaves memory flat, on PostgreSQL and on the embedded database',
    ...vitest('--project=proofs', 'proofs/soak'),
  },
  art: [
    { title: 'What the drawings are drawn with', command: 'node', args: ['--run', 'art:install'] },
    { title: 'Its types', command: 'tsc', args: ['--project', 'art'] },
    {
      title: 'Maps and fonts are byte for byte what we would draw now',
      ...vitest('--project=unit', 'art/drawn'),
    },
  ],
  papers: {
    title:
      'A paper is the same bytes fifty times in two processes, and readers of PDFs agree on its words, boxes and sizes',
    ...vitest('--project=system', 'system/papers'),
  },
  ...moneyProofs,
  mails: {
    title: 'Mail goes out once, whatever was killed while it was sent',
    ...vitest('--project=system', 'mail', 'applications', 'system/postgres'),
  },
}
