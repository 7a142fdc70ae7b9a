import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'

/** Every contradiction that a rule can't be saved with: the field that has to change, and words that say how. */
describe.each(databaseKinds())('a rule that contradicts itself, on %s', async (kind) => {
  const { app } = await openTestApp(kind)
  const { headers } = await signInAs(app, 'owner', 'Ruth Owens')

  const dated = { kind: 'dated', stepMonths: 6 }
  const outcomes = { kind: 'outcomes' }
  const notice = { text: 'Words', source: 'A statute' }
  test.each<[string, string, object]>([
    ['schedule.stepMonths', 'how many months', { schedule: { kind: 'dated' } }],
    ['schedule.stepMonths', 'no dated steps', { schedule: { ...outcomes, stepMonths: 6 } }],
    ['schedule.stepMonths', 'at most 60', { schedule: { ...dated, stepMonths: 61 } }],
    ['schedule.stepMonths', 'before the first step ends', { schedule: dated, mostMonths: 3 }],
    ['schedule', 'add a schedule', { earning: 'per-step' }],
    ['schedule', 'add a schedule', { earning: 'per-step', schedule: outcomes }],
    ['oneTimeCharges.most', '$100,000', { oneTimeCharges: { most: 100_000_01, per: 'claim' } }],
    ['oneTimeCharges.most', '0 or more', { oneTimeCharges: { most: -1, per: 'claim' } }],
    ['contract.cancelWays', 'days to cancel', { cancelDays: null, contract: { cancelWays: ['mail'] } }],
    ['contract.cancelWays', 'once', { contract: { cancelWays: ['mail', 'mail'] } }],
    ['contract.scope', 'reaches nobody', { contract: { scope: { residence: false, forum: false } } }],
    ['contract.rateDisclosure', 'schedule with steps', { contract: { rateDisclosure: 'per-step' } }],
    ['contract.type.points', '72 points', { contract: { type: { points: 73 } } }],
    ['contract.type', 'Say something', { contract: { type: {} } }],
    [
      'contract.notices.0.text',
      'Write the words',
      { contract: { notices: [{ ...notice, text: ' \u200b' }] } },
    ],
    ['contract.notices.0.text', 'Write the words', { contract: { notices: [{ source: 'A statute' }] } }],
    [
      'contract.notices.0.checkedOn',
      'today or',
      { contract: { notices: [{ ...notice, checkedOn: '2098-01-01' }] } },
    ],
    ['contract.notices.1.text', 'already there', { contract: { notices: [notice, notice] } }],
    [
      'contract.attorney.statements',
      'leave its statements out',
      { contract: { attorney: { required: false, statements: [{ about: 'contingency' }] } } },
    ],
    [
      'contract.attorney.statements.0.text',
      'Write what',
      { contract: { attorney: { statements: [{ about: 'other' }] } } },
    ],
    [
      'contract.attorney.statements.1.about',
      'already there',
      { contract: { attorney: { statements: Array(2).fill({ about: 'contingency' }) } } },
    ],
    [
      'contract.languages.translatorAffidavit',
      'both languages',
      { contract: { languages: { translatorAffidavit: true } } },
    ],
    ['contract.formApproval.date', 'which day', { contract: { formApproval: { number: 'F-7' } } }],
    ['contract.formApproval.number', 'number', { contract: { formApproval: { date: '2026-10-01' } } }],
    [
      'contract.formApproval.required',
      'needs it',
      { contract: { formApproval: { required: false, number: 'F-7', date: '2026-10-01' } } },
    ],
    [
      'contract.formApproval.date',
      'today or',
      { contract: { formApproval: { number: 'F-7', date: '2098-01-01' } } },
    ],
    ['contract.refinance.months', 'how many months', { contract: { refinance: { kind: 'within-months' } } }],
    ['contract.refinance.months', 'leave them out', { contract: { refinance: { kind: 'ban', months: 24 } } }],
    ['contract.refinance.months', '600', { contract: { refinance: { kind: 'within-months', months: 601 } } }],
    [
      'contract.refinance.tables',
      'nothing to compare',
      { contract: { refinance: { kind: 'ban', tables: true } } },
    ],
    [
      'contract.earlierFunder.writtenConsent',
      'once',
      { contract: { earlierFunder: { writtenConsent: ['consumer', 'consumer'] } } },
    ],
    ['contract.noticeToOthers.who', 'at least one', { contract: { noticeToOthers: { who: [], days: 3 } } }],
    ['contract.attorneyCopyDays', '365', { contract: { attorneyCopyDays: 366 } }],
    [
      'contract.license.to',
      'before it begins',
      { contract: { license: { from: '2026-02-01', to: '2026-01-31' } } },
    ],
    ['contract.license.bond', '$1,000,000,000', { contract: { license: { bond: 1_000_000_000_01 } } }],
    ['contract.report.due', 'leave its day out', { contract: { report: { required: false, due: '01-31' } } }],
    ['contract.report.due', 'like 01-31', { contract: { report: { required: true, due: 'January 31' } } }],
    ['contract.report.due', 'every year', { contract: { report: { required: true, due: '02-29' } } }],
    ['contract.retention.years', '100', { contract: { retention: { years: 101, from: 'closing' } } }],
    ['oneTimeCharges.per', 'each contract or', { oneTimeCharges: { most: 500_00 } }],
    ['schedule.kind', 'which kind', { schedule: { stepMonths: 6 } }],
    ['contract.notices.0.source', 'come from', { contract: { notices: [{ text: 'Words' }] } }],
    [
      'contract.attorney.statements.0.about',
      'attorney states',
      { contract: { attorney: { statements: [{}] } } },
    ],
    ['contract.refinance.kind', 'allowed', { contract: { refinance: { months: 24 } } }],
    ['contract.noticeToOthers.who', 'who is told', { contract: { noticeToOthers: { days: 3 } } }],
    ['contract.report.required', 'asked for', { contract: { report: { due: '01-31' } } }],
    ['contract.retention.from', 'years count', { contract: { retention: { years: 3 } } }],
    [
      'contract.retention.years',
      'whole number',
      { contract: { retention: { years: 'three', from: 'closing' } } },
    ],
    ['contract.initials', '', { contract: { initials: 'sometimes' } }],
    ['earning', '', { earning: 'hourly' }],
    ['contract', 'translators', { contract: { translators: true } }],
  ])('is refused at %s: %s', async (field, words, wrong) => {
    const payload = { posture: 'open', cancelDays: 5, ...wrong }
    const answer = await app.inject({ method: 'PUT', url: '/api/state-rules/NH', headers, payload })
    expect(answer.statusCode).toBe(400)
    const { errors } = answer.json()
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field].join(' ')).toContain(words)
    const kept = await app.inject({ url: '/api/admin/state-rules/NH/history', headers })
    expect(kept.json()).toEqual([])
  })
})
