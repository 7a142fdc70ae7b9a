import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceTerms, stateRules } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'

/** 2.95% a month, compounding, with a fee: $5,000 come to $7,087.66 and the fee after a year. */
const ours = { version: 1, effectiveFrom: '2026-01-01', monthlyRate: 295, compounding: 'monthly' } as const

describe('pages with a price', () => {
  let database: TestDatabase
  let read: (path: string) => Promise<string>
  let draw: (path: string) => Promise<string>
  beforeAll(async () => {
    database = await createTestDb('postgres')
    const { db } = database
    await db.insert(priceTerms).values({ ...ours, fee: 250_00, capMultiple: null, mostMonths: 48 })
    const rule = { version: 1, effectiveFrom: '2026-01-01', act: 'written', origin: 'owner' } as const
    const words = { caps: [], requiredSentences: [], source: 'A source', sentence: 'A rule of ours.' }
    await db.insert(stateRules).values([
      { ...rule, ...words, code: 'TX', posture: 'open' },
      { ...rule, ...words, code: 'CA', posture: 'capped', mostMonths: 36, cancelDays: 5 },
      { ...rule, ...words, code: 'ME', posture: 'capped', compounding: 'semiannual' },
      { ...rule, ...words, code: 'IL', posture: 'license' },
      { ...rule, ...words, code: 'KY', posture: 'closed' },
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
    expect(await read('/cost?state=CA')).toContain('California’s rules are counted in.')
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
    expect(await read('/how-it-works')).toContain(
      'In Ohio it’s five business days from the day the money arrives (Ohio Revised Code 1349.55)',
    )
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
