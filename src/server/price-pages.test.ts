import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceTerms, stateRules } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import type { RuleCap } from '#domain/caps.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { addDays } from '#lib/calendar-days.ts'
import { dateIn } from '#site/format.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'
import { monthlyRow } from '../../tests/support/terms.ts'

/** 2.95% a month, compounding, with a fee: $5,000 come to $7,087.39 and the fee after a year. */
const ours = monthlyRow({
  ...{ monthlyRate: 2.95, compounding: 'monthly', fee: 250_00 },
  ...{ capMultiple: null, mostMonths: 48 },
})

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** The site's own day: in the evening New York is a day behind Greenwich. */
const today = dateIn('America/New_York')
const checked = { checkedOn: today, confirmedBy: 'A lawyer' }
const stepped = {
  posture: 'capped' as const,
  caps: [{ kind: 'half-year-rate', percent: 18 }] satisfies RuleCap[],
  mostMonths: 42,
  cancelDays: 14,
  cancelFrom: 'funding' as const,
}

describe('pages with a price', () => {
  let database: TestDatabase
  let read: (path: string) => Promise<string>
  let draw: (path: string) => Promise<string>
  beforeAll(async () => {
    database = await createTestDb('postgres')
    const { db } = database
    await db.insert(priceTerms).values(ours)
    const rule = { version: 1, effectiveFrom: '2026-01-01', act: 'written', origin: 'owner' } as const
    const words = { caps: [], requiredSentences: [], source: 'A source', sentence: 'A rule of ours.' }
    await db.insert(stateRules).values([
      { ...rule, ...words, code: 'TX', posture: 'open' },
      { ...rule, ...words, code: 'CA', posture: 'capped', mostMonths: 36, cancelDays: 5 },
      { ...rule, ...words, code: 'ME', posture: 'capped', compounding: 'semiannual' },
      { ...rule, ...words, code: 'IL', posture: 'license' },
      { ...rule, ...words, code: 'KY', posture: 'closed' },
      // The shapes that statutes have: steps of six months, and a rate that our price is above.
      { ...rule, ...words, code: 'OK', ...stepped, source: 'https://example.org/law § 25', ...checked },
      { ...rule, ...words, code: 'VT', ...stepped, ...checked, checkedOn: addDays(today, -91) },
      { ...rule, ...words, code: 'MT', posture: 'closed', caps: [{ kind: 'yearly-rate', percent: 17 }] },
      { ...rule, ...words, code: 'UT', posture: 'open', cancelDays: 3, cancelFrom: 'receipt' },
    ])
    draw = await drawPages(db)
    read = async (path) =>
      (await draw(path))
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('&#x27;', "'")
        .replace(/\s+/g, ' ')
  })
  afterAll(() => database.close())

  test('our price names its first year with the fee', async () => {
    const charges = Math.round(5_000_00 * 1.0295 ** 12) - 5_000_00 + 250_00
    const rate = (charges / 5_000).toFixed(2).replace(/0+$/, '')
    expect(await read('/cost')).toContain(`That’s ${rate}% in the first year, with every fee.`)
  })

  test('charges stop where they do: at the state’s months, not at ours', async () => {
    expect(await read('/cost?state=TX')).toContain('Charges stop after 48 months.')
    const california = await read('/cost?state=CA')
    expect(california).toContain('Charges stop after 36 months.')
    expect(california).not.toContain('48 months')
  })

  test('a rule without a figure isn’t counted in, and one with a figure is', async () => {
    const texas = await read('/cost?state=TX')
    expect(texas).toContain('Texas’s rule sets no limit on the price.')
    expect(texas).not.toContain('rules are counted in')
    expect(await read('/cost?state=CA')).toContain('In California, nothing is added after 36 months.')
  })

  test('compounding more often than the state allows is priced and said as it allows', async () => {
    const maine = await read('/cost?state=ME')
    expect(maine).toContain('compounding every six months')
    expect(maine).not.toContain('compounding monthly')
  })

  test('a suggestion that nobody took over is counted in, or there is no price of ours', async () => {
    expect(await read('/cost?state=NV')).toContain(
      'Nevada’s limits, as we read its law, are counted in: 40% a year.',
    )
    const arkansas = await read('/cost?state=AR')
    expect(arkansas).toContain('We don’t name a price of ours for Arkansas.')
    expect(arkansas).not.toContain('2.95%')
    for (const code of ['ar', 'wv', 'md']) {
      const page = await read(`/states/${code}`)
      expect(page).not.toContain('What would it cost?')
      expect(page).not.toContain('limits are counted in')
    }
  })

  test('where the license is missing, the page says so and names no price', async () => {
    const illinois = await read('/states/il')
    expect(illinois).toContain('We don’t fund people who live in Illinois yet.')
    expect(illinois).not.toContain('What would it cost?')
    expect(await read('/cost?state=IL')).not.toContain('2.95%')
  })

  test('the days to cancel say from when they count', async () => {
    const words = 'In California, you can cancel within 5 business days from the day the money is sent.'
    expect(await read('/cost?state=CA')).toContain(words)
    expect(await read('/states/ca')).toContain('5 business days, from the day the money is sent')
  })

  test('the days to cancel stand where the state limits no price, and where nobody wrote a rule', async () => {
    const ohio = await read('/cost?state=OH')
    expect(ohio).toContain('In Ohio, you can cancel within 5 business days from the day the money arrives.')
    expect(ohio).toContain('No Ohio limits are counted in.')
    expect(ohio).toContain('2.95%')
  })

  test('a page whose rule has other days to cancel leaves our words about them out', async () => {
    expect(await read('/states/ga')).toContain('The Georgia Courts Access')
    expect(await read('/states/ut')).not.toContain('Maintenance Funding Practices Act')
  })

  test('a figure held to a limit doesn’t name the rate that it no longer has', async () => {
    const nevada = await read('/cost?state=NV')
    expect(nevada).toContain('18 months, held to a limit')
    expect(nevada).not.toContain('18 months at 2.95%')
    expect(await read('/cost')).toContain('18 months at 2.95%')
    const maine = await read('/cost?state=ME')
    expect(maine).toContain('Maine doesn’t let charges compound more often.')
    expect(maine).not.toContain('a cap applies')
  })

  test('what losing costs names its exceptions there', async () => {
    const after = (await read('/cost')).split('If you lose, you owe')[1] ?? ''
    expect(after.indexOf('The only exceptions are fraud')).toBeLessThan(
      after.indexOf('If you can wait, wait.'),
    )
    expect(after.split('The only exceptions are fraud')).toHaveLength(2)
    expect((await read('/states/tx')).split('The only exceptions are fraud')).toHaveLength(2)
  })

  test('where we fund nobody, two offers invite to no third, and the phone bar takes Apply away', async () => {
    const offers = await read('/cost/offers?state=KY')
    expect(offers).toContain('We don’t fund people who live in Kentucky.')
    expect(offers).not.toContain('Want a third offer?')
    expect(await read('/cost/offers')).toContain('Want a third offer?')
    // `styles/thumb-bar.css` looks for it, also after somebody chose another state.
    for (const path of ['/cost/offers', '/cost']) {
      expect(await draw(`${path}?state=KY`)).toContain('data-takes-none')
      expect(await draw(`${path}?state=TX`)).not.toContain('data-takes-none')
    }
  })

  test('the state comes first, and only it stands in the form’s address', async () => {
    const page = mainOf(await draw('/cost'))
    expect(page.indexOf('name="state"')).toBeLessThan(page.indexOf('name="amount"'))
    expect(page).toContain('<option value="ok">Oklahoma</option>')
    expect(await read('/cost?state=ok')).toContain('Your case pays by')
  })

  test('a state’s months, limit, steps and law stand beside our price, which is held to it', async () => {
    const page = await read('/cost?state=ok')
    expect(page).toContain('1 to 42')
    expect(page).toContain('$7,700 $5,000 advance + $2,700 charge Held to Oklahoma’s limit.')
    expect(page).toContain('The most Oklahoma allows: $11,300 at month 42')
    expect(page).toContain(
      'In Oklahoma, nobody may charge more than 18% per six months, and nothing is added after 42 months.',
    )
    expect(page).toMatch(/42 months \w{3} \d+, \d{4} \$11,300 at the limit \$11,300/)
    // Inside a step the law allows all of it, and we charge by the month.
    expect(await read('/cost?state=ok&months=1')).toContain('$750 under Oklahoma’s limit of $5,900.')
    expect(await draw('/cost?state=ok')).toContain('href="https://example.org/law"')
  })

  test('says when a law was checked, and that an old check is being done again', async () => {
    const day = new Date(today).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(await read('/cost?state=ok')).toContain(`Checked ${day}`)
    const late = await read('/cost?state=vt')
    expect(late).toContain('Being checked again')
    expect(late).toContain('Held to Vermont’s limit.')
  })

  test('where our price is above the law, both numbers and free help take the place of the sliders', async () => {
    const [page, html] = [await read('/cost?state=mt'), mainOf(await draw('/cost?state=mt'))]
    expect(page).toContain('At our price we can’t fund here.')
    expect(page).toContain('Our price, 18 months $8,688.09 The most the law allows $6,275')
    expect(page).toContain('In Montana, nobody may charge more than 17% a year.')
    expect(html).toContain('href="/help-first"')
    expect(html).not.toMatch(/type="range"|button-apply|href="\/apply/)
    // A closed state without a number says only that, and a missing license is not a matter of price.
    for (const state of ['ky', 'il']) {
      const closed = await read(`/cost?state=${state}`)
      expect(closed).not.toContain('At our price')
      expect(closed).not.toContain('sets no limit')
      expect(closed).toContain('Free help in')
    }
    // Somebody else's offer can still be worked out there.
    expect(await read('/cost?state=mt&rate=2')).toContain('Your offer: 2% a month')
  })

  test('an offer from somebody else is taken apart, to the cent, by its address alone', async () => {
    const query = 'amount=5000&months=12&rate=4&compounding=monthly&fee=250&minimum=1,500'
    const page = await read(`/cost/offers?${query}`)
    const xray = page.slice(page.indexOf('Contract X-ray'), page.indexOf('Line by line'))
    // 5,000 at 4% a month: 1,200 simple and 126.60 on charges in six months, 173.40 below the minimum.
    expect(xray).toContain(
      '6 months $6,750.00 Your advance: $5,000.00 The rate on it: $1,200.00 Charges on charges: $126.60 Minimum charge: $173.40 more than the rate Fees: $250.00',
    )
    expect(xray).toMatch(/36 months \$20,769\.66 .* Charges on charges: \$8,319\.66 Fees: \$250\.00/)
    expect(xray).toContain('It has a minimum: you owe it even if your case pays tomorrow.')
  })

  test('a bad number in an offer is answered with a sentence beside its field', async () => {
    const page = await draw('/cost/offers?amount=abc&rate=99&fee=-5&minimum=%3Cb%3E')
    const said = [...page.matchAll(/class="field-error"[^>]*>(.*?)<\/p>/g)].map(([, html = '']) =>
      html.replace(/<[^>]*>/g, '').replace(/^Error: ?/, ''),
    )
    expect(said).toEqual([
      'We can’t read “abc”. Use $1,000 to $100,000, like 5,000.',
      '“99” is outside what we can draw. Use a rate for one month from 0% to 10%, like 3.5%.',
      'We can’t read “-5”. Use fees from $0 to $10,000, like 250.',
      'We can’t read “&lt;b&gt;”. Use a minimum charge from $0 to $50,000, like 500.',
    ])
  })

  test('a state page has the state’s steps, and the days to cancel as squares', async () => {
    const html = await draw('/states/ok')
    const [, label = '', squares = ''] =
      /<ol class="cancel-days[^>]*aria-label="([^"]*)">([\s\S]*?)<\/ol>/.exec(html) ?? []
    const kinds = [...squares.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)
    expect([kinds[0], kinds.at(-1)]).toEqual(['start', 'last'])
    expect(kinds.filter((kind) => kind === 'business' || kind === 'last')).toHaveLength(14)
    expect(label).toMatch(/^14 business days, sent \w+day, .* The last day is \w+day, /)
    expect(await read('/states/ok')).toMatch(/Most Oklahoma allows 6 months .* \$5,900 .* 42 months/)
  })

  test('the District of Columbia has one sentence, and a page', async () => {
    const sentence = 'We don’t fund people who live in the District of Columbia.'
    for (const path of ['/states', '/states/dc']) expect(await read(path)).toContain(sentence)
    expect(await read('/states')).not.toContain('fund cases in the District')
    const homes = Object.values(stepsOf).flatMap((steps) =>
      steps.flatMap(({ fields }) => fields.filter(({ name }) => name === 'state' || name === 'clientState')),
    )
    expect(homes.length).toBeGreaterThan(1)
    for (const { help } of homes) expect(help?.en).toContain(sentence)
  })
})
