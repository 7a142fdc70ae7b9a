import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../support/admin.ts'
import { clearContent, putContent } from '../support/content.ts'
import { injected, injections, provoke } from '../support/content-injections.ts'
import { expect, test } from '../support/site.ts'

type Known = { key: string; section: string; type: string; usedOn: string; path: string }

const known = async (page: Page): Promise<Known[]> => (await page.request.get('/api/content-registry')).json()

/** A page that is nothing but the payload, under the given policy. */
async function serveRaw(page: Page, payload: string, policy: string | undefined) {
  await page.route('/raw-payload', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><title>Raw</title><body>${payload}`,
    }),
  )
  await page.goto('/raw-payload')
  await provoke(page)
  const count = await injected(page)
  await page.unroute('/raw-payload')
  return count
}

// Broken pictures and refused scripts are what these pages are made of.
test.afterEach(({ trouble }) => void trouble.splice(0))

test.describe('with neither sanitiser nor policy', () => {
  test.use({ bypassCSP: true })

  test('the payloads do run: what follows would notice', async ({ page }) => {
    test.slow()
    let ran = 0
    for (const payload of injections) if ((await serveRaw(page, payload, undefined)) > 0) ran++
    expect(ran).toBeGreaterThan(25)
  })
})

test.describe('with the policy alone', () => {
  for (const path of ['/', '/contact', '/admin/messages']) {
    test(`no payload runs under the policy of ${path}`, async ({ page }) => {
      test.slow()
      await signInAsAdmin(page)
      const policy = (await page.request.get(path)).headers()['content-security-policy']
      expect(policy).toContain("script-src 'self'")
      for (const payload of injections) expect(await serveRaw(page, payload, policy), payload).toBe(0)
    })
  }
})

test.describe('with the sanitiser alone', () => {
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) => signInAsAdmin(page))
  test.afterEach(({ page }) => clearContent(page))

  async function expectQuiet(page: Page, path: string, what: string) {
    await page.goto(path)
    await provoke(page)
    expect(await injected(page), what).toBe(0)
  }

  for (const type of ['text', 'markdown', 'html']) {
    test(`no payload runs on the site where it shows ${type} as words`, async ({ page }) => {
      test.slow()
      const slots = (await known(page)).filter((entry) => entry.type === 'text')
      for (const [at, { key, section }] of slots.entries()) {
        const content = `Words ${injections[at % injections.length]}`
        await putContent(page, { key, section, type, content })
      }
      for (const path of new Set(slots.map(({ path }) => path))) await expectQuiet(page, path, path)
    })

    test(`no payload runs on the site where it shows ${type} as markup`, async ({ page }) => {
      test.slow()
      const slots = (await known(page)).filter((entry) => ['html', 'markdown'].includes(entry.type))
      expect(slots.length).toBeGreaterThan(2)
      for (let at = 0; at < injections.length; at += slots.length) {
        const group = injections.slice(at, at + slots.length)
        for (const [slot, payload] of group.entries()) {
          const { key = '', section = '' } = slots[slot] ?? {}
          await putContent(page, { key, section, type, content: `Words ${payload}` })
        }
        await expectQuiet(page, '/contact', group.join('\n'))
      }
    })
  }

  test('no payload runs in any field of a testimonial', async ({ page }) => {
    test.slow()
    for (let at = 0; at < injections.length; at += 24) {
      const list = injections.slice(at, at + 24).map((payload, index) => ({
        id: `${index}${payload}`,
        name: payload,
        role: payload,
        content: payload,
        avatar: payload,
        rating: 5,
        type: index % 2 ? 'client' : 'attorney',
      }))
      const content = JSON.stringify(list)
      await putContent(page, { key: 'testimonials.items', section: 'testimonials', type: 'json', content })
      await expectQuiet(page, '/', 'testimonials')
    }
  })

  test('no payload runs in what the preview shows', async ({ page }) => {
    await page.goto('/admin/settings')
    for (const type of ['text', 'markdown', 'html']) {
      for (const payload of injections) {
        const data = { key: 'global.footer.disclosure', type, content: `Words ${payload}` }
        const answer = await page.request.post('/api/content/preview', { data })
        expect(answer.status(), payload).toBe(200)
        const { shown } = await answer.json()
        await page.evaluate(
          (html) => document.body.insertAdjacentHTML('beforeend', `<div>${html}</div>`),
          shown,
        )
      }
    }
    await provoke(page)
    expect(await injected(page)).toBe(0)
  })

  test('no payload runs in the list, the form, the history or the conflict of the editor', async ({
    page,
  }) => {
    test.slow()
    const all = injections.join('\n\n')
    const key = 'global.footer.disclosure'
    for (const type of ['text', 'markdown', 'html']) {
      const title = '<img src=x onerror=window.injected=1>'
      await putContent(page, { key, section: 'global', title, type, content: all })
      await putContent(page, { key, section: 'global', title, type, content: `${all} again` })
      await page.goto('/admin')
      await page.getByRole('button', { name: 'Edit Global', exact: true }).click()
      await page.getByRole('button', { name: `History ${key}` }).click()
      await page
        .getByRole('button', { name: /^Restore/ })
        .first()
        .waitFor()
      for (const summary of await page.locator('dialog summary').all()) await summary.click()
      expect(await injected(page)).toBe(0)
      await page.getByRole('button', { name: 'Back to the list' }).click()
      await page.getByRole('button', { name: `Edit ${key}` }).click()
      await page.getByRole('region', { name: 'Preview' }).locator('.on-paper').waitFor()
      await putContent(page, { key, section: 'global', title, type, content: all })
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Somebody else changed this content').first().waitFor()
      expect(await injected(page)).toBe(0)
    }
  })
})

test.describe('through a message, with and without the policy', () => {
  for (const bypassCSP of [true, false]) {
    test.describe(bypassCSP ? 'without' : 'with', () => {
      test.use({ bypassCSP })

      test('no payload runs in the list or in the message', async ({ page }) => {
        test.slow()
        await signInAsAdmin(page)
        for (const payload of injections) {
          const data = {
            name: payload.slice(0, 100),
            email: 'ann@example.com',
            subject: 'urgent',
            message: payload,
            phone: '5550147733 x1',
          }
          expect((await page.request.post('/api/contact', { data })).status()).toBeLessThan(300)
        }
        const list = await (await page.request.get('/api/contact/messages?pageSize=100')).json()
        await page.goto('/admin/messages')
        await page.getByRole('listitem').getByRole('link').filter({ hasText: 'Urgent' }).first().waitFor()
        await provoke(page)
        expect(await injected(page)).toBe(0)
        for (const { id } of list.messages) {
          await page.goto(`/admin/messages?message=${id}`)
          await page.getByRole('button', { name: 'Send Reply' }).waitFor()
          expect(await injected(page)).toBe(0)
        }
        const reply = { text: injections.join('\n\n').slice(0, 9_000) }
        await page.request.post(`/api/contact/messages/${list.messages[0].id}/replies`, { data: reply })
        await page.goto(`/admin/messages?message=${list.messages[0].id}`)
        await page.getByRole('region', { name: 'Your replies' }).waitFor()
        await provoke(page)
        expect(await injected(page)).toBe(0)
        for (const { id } of list.messages) await page.request.delete(`/api/contact/messages/${id}`)
      })
    })
  }
})
