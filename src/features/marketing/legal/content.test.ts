import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ageOfMajority } from '#domain/age.ts'
import { ageRule } from '#site/age-rule.ts'
import { paths } from '#site/paths.ts'
import { standingPlaces } from '#site/standing-claims.ts'
import { accessibilityStatement } from './content/accessibility.ts'
import { cookiePolicy, listKept } from './content/cookie-policy.ts'
import type { Company } from './content/document.ts'
import { healthDataNotice } from './content/health-data.ts'
import { privacyPolicy } from './content/privacy-policy.ts'
import { termsOfService } from './content/terms.ts'

/** The words of each text, by the day they took effect. */
const known = {
  privacyPolicy: ['2026-11-16', '3cee4c308f86'],
  termsOfService: ['2026-11-18', '3da0becdef34'],
  cookiePolicy: ['2026-11-19', 'f91b811f66aa'],
  healthDataNotice: ['2026-11-18', 'f071710807f7'],
  accessibilityStatement: ['2026-11-18', '3ddfadb89f9a'],
} as const

const documents = {
  privacyPolicy,
  termsOfService,
  cookiePolicy,
  healthDataNotice,
  accessibilityStatement,
}

const company: Company = { name: 'N', email: 'e@example.com', phone: '(555) 014-7733', countsViews: false }

test.each(Object.entries(documents))('%s: says the day since which it says this', (name, { en: write }) => {
  const { updated, ...words } = write(company)
  const counted = write({ ...company, countsViews: true }).sections
  const kept = name === 'cookiePolicy' ? listKept('en') : []
  const hash = createHash('sha256')
    .update(JSON.stringify([words, counted, kept]))
    .digest('hex')
    .slice(0, 12)
  expect(
    [updated, hash],
    `${name} has other words than before. Set its \`updated\` to the day they take effect, and the same day with the new hash here.`,
  ).toEqual(known[name as keyof typeof known])
})

test('every text gives the same age as the form', () => {
  expect(['OH', 'AL', 'NE', 'MS'].map(ageOfMajority)).toEqual([18, 19, 19, 21])
  expect(ageRule.en).toContain('18 in most states, 19 in Alabama and Nebraska, 21 in Mississippi')
  for (const { en: write } of [privacyPolicy, termsOfService])
    expect(JSON.stringify(write(company))).toContain(ageRule.en)
})

test('the health data notice says what Washington and Nevada ask for', () => {
  const { sections } = healthDataNotice.en(company)
  expect(sections.map(({ id }) => id)).toEqual([
    ...['what-we-collect', 'where-it-comes-from', 'why', 'who-gets-it', 'consent', 'your-rights', 'appeal'],
    'changes',
  ])
})

test('a claim that rests on the terms names a section of theirs, and their day', () => {
  const { updated, sections } = termsOfService.en(company)
  const places = Object.values(standingPlaces).filter(({ kind }) => kind === 'contract')
  const anchors = sections.map(({ id }) => `${paths.terms}#${id}`)
  for (const { to, day } of places) expect([anchors.includes(to), day]).toEqual([true, updated])
})
