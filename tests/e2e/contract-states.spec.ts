import type { Page } from '@playwright/test'
import { adminPassword } from '../support/admin.ts'
import { confirmForm, openOffer, readyContracts, turnContracts } from '../support/contract-page.ts'
import { enlarge, measureOverflow } from '../support/large-text.ts'
import { desktop, expect, expectAccessible, phone } from '../support/site.ts'
import { test } from '../support/staffed-site.ts'

const tablet = { width: 768, height: 1024 }
const answers = {
  'workers-compensation': false,
  'united-states': false,
  benefits: false,
  'other-funder': false,
}
const ward = { capacity: 'guardian', signer: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff' }
const long = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'

type Made = {
  id: string
  draft: (wanted?: object) => Promise<string>
  act: (id: string, path: string, data?: object) => Promise<void>
}

/** What somebody may find on the page of a contract. */
const states: Record<string, (made: Made) => Promise<unknown>> = {
  'an offer without a contract': async () => {},
  'a draft that waits for papers': ({ draft }) => draft({ ...ward, answers: { benefits: true } }),
  'a draft that can be sent': ({ draft }) => draft(),
  'two languages': ({ draft }) => draft({ language: 'en-es' }),
  'a contract that was sent': async ({ draft, act }) => act(await draft(), 'sending'),
  'a contract that is signed on paper': async ({ draft, act }) => {
    const id = await draft()
    await act(id, 'sending')
    await act(id, 'paper-way')
  },
  'a contract that is void': async ({ draft, act }) => {
    const id = await draft()
    await act(id, 'sending')
    await act(id, 'voiding', { reason: 'The client asked for another day, and for less than we offered.' })
  },
  'a contract that was reissued': async ({ draft, act }) => {
    const id = await draft()
    await act(id, 'sending')
    await act(id, 'reissue', { fundingOn: await suggest(), amount: 7_500_00, reason: 'They take less.' })
  },
}

let suggest = async () => ''

test.afterEach(async ({ request }) => turnContracts(request, false))

for (const [state, make] of Object.entries(states)) {
  test(`the page fits every screen with ${state}, also with text at 200 %`, { tag: '@proof' }, async ({
    page,
    request,
  }) => {
    await readyContracts(request)
    await confirmForm(request)
    const { id, address, approve } = await openOffer(page, long)
    await page.request.post('/api/admin/login', { data: { password: adminPassword } })
    await approve()
    await make(await handle(page, id))
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size)
      await page.goto(address)
      await expect(page.getByRole('list', { name: 'Stages of the contract' })).toBeVisible()
      if (state !== 'an offer without a contract')
        await expect(page.getByRole('region', { name: 'The paper' }).getByText(/^Part 1 of /)).toBeVisible()
      await expectAccessible(page)
      expect(await measureOverflow(page)).toEqual({ page: 0, menu: 0 })
      await enlarge(page, '200%')
      expect(await measureOverflow(page)).toEqual({ page: 0, menu: 0 })
    }
  })
}

async function handle({ request }: Page, id: string): Promise<Made> {
  const calls = `/api/applications/${id}/contracts`
  suggest = async () => (await (await request.get(calls)).json()).suggested.fundingOn
  return {
    id,
    async draft(wanted = {}) {
      const data = { fundingOn: await suggest(), answers, capacity: 'self', ...wanted }
      const answer = await request.post(calls, { data })
      expect(answer.status(), await answer.text()).toBe(201)
      return (await answer.json()).id
    },
    async act(contractId, path, data = {}) {
      const answer = await request.post(`/api/contracts/${contractId}/${path}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}
