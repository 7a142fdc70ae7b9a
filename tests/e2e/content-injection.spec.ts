import type { Browser, Page } from '@playwright/test'
import { signInAsAdmin } from '../support/admin.ts'
import { clearContent, putContent } from '../support/content.ts'
import { clearMessages } from '../support/messages.ts'
import { isProof, sample } from '../support/sample.ts'
import { scriptInjections } from '../support/script-injections.ts'
import { openVictim, provoke, runNaked } from '../support/script-victim.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { expect, test } from '../support/site.ts'

/**
 * Script injections through every type of content and every field of a message. The blog's tests show that the corpus
 * is sharp and that the policy alone stops it; here the policy is off, or the only wall.
 */

test.describe.configure({ timeout: isProof ? 600_000 : 180_000 })

type Known = { key: string; section: string; type: string; path: string }

const sampled = 12

const types = ['text', 'markdown', 'html'] as const

/** Each injection as one of the types in turn; in the proof, as every type. */
const passes: Record<string, (at: number) => (typeof types)[number]> = isProof
  ? Object.fromEntries(types.map((type) => [type, () => type]))
  : { 'any type': (at) => types[(at + Math.floor(at / sampled)) % types.length] ?? 'html' }

const injections = sample(scriptInjections, sampled)

/** Keeps the page readable. A broken injection may swallow the next one, so each is also shown alone. */
const bundle = 12
const bundles = Array.from({ length: Math.ceil(injections.length / bundle) }, (_, at) =>
  injections.slice(at * bundle, (at + 1) * bundle).join('\n\n'),
)

const half = Math.ceil(bundles.length / 2)

async function withVictim(
  { browser, server, bypassCSP }: { browser: Browser; server: ServerProcess; bypassCSP: boolean },
  look: (victim: Awaited<ReturnType<typeof openVictim>>) => Promise<void>,
) {
  const victim = await openVictim(browser, server.url, { bypassCSP })
  await signInAsAdmin(victim.page)
  try {
    await look(victim)
  } finally {
    await clearContent(victim.page)
    await clearMessages(victim.page)
    await victim.close()
  }
}

const readRegistry = async (page: Page): Promise<Known[]> =>
  (await page.request.get('/api/content-registry')).json()

test('every page has the same policy, which stops what no sanitiser has seen', async ({ browser, page }) => {
  await signInAsAdmin(page)
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  // Pictures may come from any host that posts use, and other tests write posts.
  const rules = (policy: string) => policy.replaceAll(/ 'sha256-[^']+'|img-src [^;]+; /g, '')
  const policy = await policyOf('/admin/messages')
  expect(rules(policy)).toContain("script-src 'self';")
  for (const path of ['/', '/contact', '/blog', '/admin'])
    expect(rules(await policyOf(path))).toBe(rules(policy))
  // The blog's tests run all of them under the same policy.
  const naked = sample(injections, 12).map((words) => `<!doctype html><body><div>${words}</div>`)
  expect(await runNaked(browser, naked, policy)).toEqual([])
})

/** A phone number, and addresses of pages elsewhere. */
const acceptsNoWords = /^global\.(contact\.phone|footer\.(facebook|linkedin|instagram))$/

test.describe('without the policy', () => {
  for (const [name, typeOf] of Object.entries(passes)) {
    test(`nothing written as ${name} runs where the site shows words`, async ({ browser, server }) => {
      await withVictim({ browser, server, bypassCSP: true }, async ({ page, visit }) => {
        const everywhere = (await readRegistry(page)).filter(
          ({ type, key }) => type === 'text' && !acceptsNoWords.test(key),
        )
        const places = sample(everywhere, sampled)
        for (let at = 0; at < injections.length; at += places.length) {
          for (const [place, { key, section }] of places.entries()) {
            const words = injections[(at + place) % injections.length]
            await putContent(page, { key, section, type: typeOf(place), content: `Words ${words}` })
          }
          for (const path of new Set(places.map(({ path }) => path))) {
            // Pages that answer 404 show texts too.
            expect(await visit(path, { statuses: [200, 404], withAssets: at === 0 }), path).toBe(0)
          }
        }
      })
    })

    test(`nothing written as ${name} runs where the site shows markup`, async ({ browser, server }) => {
      await withVictim({ browser, server, bypassCSP: true }, async ({ page, visit }) => {
        const places = (await readRegistry(page)).filter((entry) => ['html', 'markdown'].includes(entry.type))
        expect(places.length).toBeGreaterThan(2)
        for (let at = 0; at < bundles.length; at += places.length) {
          for (const [place, { key, section }] of places.entries()) {
            const words = bundles[(at + place) % bundles.length]
            await putContent(page, { key, section, type: typeOf(at + place), content: `Words ${words}` })
          }
          expect(await visit('/contact')).toBe(0)
        }
      })
    })
  }

  test('nothing of it alone runs in what the preview shows', async ({ browser, page }) => {
    await signInAsAdmin(page)
    const shown: string[] = []
    for (const typeOf of Object.values(passes)) {
      for (const [at, words] of injections.entries()) {
        const type = typeOf(at)
        const data = { key: 'global.footer.disclosure', type, content: `Words ${words}` }
        const answer = await page.request.post('/api/content/preview', { data })
        expect(answer.status(), words).toBe(200)
        shown.push(`<div>${(await answer.json()).shown}</div>`)
      }
    }
    // Each was sanitized alone, so each is complete: none can change the next.
    const pages = Array.from({ length: Math.ceil(shown.length / 20) }, (_, at) =>
      shown.slice(at * 20, (at + 1) * 20).join('\n'),
    )
    expect(await runNaked(browser, pages)).toEqual([])
  })

  test('nothing runs in any field of a testimonial', { tag: '@proof' }, async ({ browser, server }) => {
    await withVictim({ browser, server, bypassCSP: true }, async ({ page, visit }) => {
      for (let at = 0; at < injections.length; at += 24) {
        const list = injections.slice(at, at + 24).map((words, index) => ({
          ...{
            id: `${index} ${words}`,
            name: `N ${words}`,
            role: words,
            content: `C ${words}`,
            avatar: words,
          },
          ...{ rating: 5, type: index % 2 ? 'client' : 'attorney' },
        }))
        // The site turns this odd line break into a plain one wherever it comes in; inside JSON it must be escaped.
        const content = JSON.stringify(list).replaceAll('\u2028', '\\u2028')
        await putContent(page, { key: 'testimonials.items', section: 'testimonials', type: 'json', content })
        expect(await visit('/')).toBe(0)
      }
    })
  })

  test('nothing runs in a question or its answer', { tag: '@proof' }, async ({ browser, server }) => {
    await withVictim({ browser, server, bypassCSP: true }, async ({ page, visit }) => {
      for (let at = 0; at < injections.length; at += 100) {
        const list = injections.slice(at, at + 100).map((words, index) => ({
          ...{ id: `q-${index}`, group: `G ${words}`.slice(0, 60), question: `Q ${words}`.slice(0, 200) },
          answer: `A ${words}`,
        }))
        const content = JSON.stringify(list).replaceAll('\u2028', '\\u2028')
        await putContent(page, { key: 'faq.items', section: 'pages', type: 'json', content })
        expect(await visit('/faq')).toBe(0)
      }
    })
  })
})

for (const bypassCSP of [true, false]) {
  test.describe(bypassCSP ? 'in the admin, without the policy' : 'in the admin, with the policy', () => {
    test('nothing runs in the list, the history, the form or the conflict of the editor', {
      tag: '@proof',
    }, async ({ browser, server }) => {
      await withVictim({ browser, server, bypassCSP }, async ({ context, calls }) => {
        const key = 'global.footer.disclosure'
        for (const type of bypassCSP ? types : sample(types, 1)) {
          const page = await context.newPage()
          const text = (words: string) => ({
            key,
            section: 'global',
            title: '<img src=x onerror=pwn()>',
            type,
            content: words,
          })
          await putContent(page, text(bundles.slice(0, half).join('\n\n')))
          await putContent(page, text(bundles.slice(half).join('\n\n')))
          await page.goto('/admin')
          await provoke(page)
          const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
          await press('Edit Global')
          await press(`History ${key}`)
          await page
            .getByRole('button', { name: /^Restore/ })
            .first()
            .waitFor()
          for (const summary of await page.locator('dialog summary').all()) await summary.click()
          await provoke(page)
          await press('Back to the list')
          await provoke(page)
          await press(`Edit ${key}`)
          await page.getByRole('region', { name: 'Preview' }).locator('.on-paper').waitFor()
          await provoke(page)
          await putContent(page, text(bundles.slice(0, half).join('\n\n')))
          await press('Save')
          await page.getByText('Somebody else changed this content').first().waitFor()
          await provoke(page)
          expect(calls(), type).toBe(0)
          await page.close()
        }
      })
    })

    test('nothing runs in a message, in the list of messages or in a reply', {
      tag: '@proof',
    }, async ({ browser, server }) => {
      await withVictim({ browser, server, bypassCSP }, async ({ page, calls }) => {
        for (const words of [...injections, ...bundles]) {
          const data = {
            name: `N ${words}`.slice(0, 100),
            email: 'ann@example.com',
            phone: '5550147733',
            subject: 'urgent',
            message: `M ${words}`.slice(0, 5_000),
          }
          expect((await page.request.post('/api/contact', { data })).ok(), words).toBe(true)
        }
        const pages = Math.ceil((injections.length + bundles.length) / 25)
        for (let number = 1; number <= pages; number++) {
          await page.goto(`/admin/messages?page=${number}`)
          await page.getByRole('listitem').getByRole('link').filter({ hasText: 'Urgent' }).first().waitFor()
          await provoke(page)
          expect(calls()).toBe(0)
        }
        const list = await (await page.request.get(`/api/contact/messages?pageSize=${bundles.length}`)).json()
        for (const [index, { id }] of list.messages.entries()) {
          const data = { text: `R ${bundles[index]}`.slice(0, 9_000) }
          await page.request.post(`/api/contact/messages/${id}/replies`, { data })
          await page.goto(`/admin/messages?message=${id}`)
          await page.getByRole('region', { name: 'Replies' }).waitFor()
          await provoke(page)
          expect(calls()).toBe(0)
        }
      })
    })
  })
}
