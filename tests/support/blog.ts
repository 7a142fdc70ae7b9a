import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Reads the site without a session: no cookies, no cache. */
export function anonymousReader(request: APIRequestContext) {
  const text = async (path: string) => (await request.get(path)).text()
  return {
    status: async (slug: string) => (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).status(),
    says: async (slug: string, words: string) => (await text(`/blog/${slug}`)).includes(words),
    /** Lists the public places that contain these words. */
    async places(words: string): Promise<string[]> {
      const paths = [
        '/blog',
        '/blog.data',
        '/blog/feed.xml',
        '/sitemap.xml',
        '/api/blog/posts',
        '/api/blog/posts?published=false',
      ]
      const found = await Promise.all(
        paths.map(async (path) => ((await text(path)).includes(words) ? path : '')),
      )
      return found.filter(Boolean)
    },
  }
}

export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

export async function openBlogAdmin(page: Page) {
  await page.goto('/admin/blog')
  await expect(page.getByRole('tab', { name: /^Posts \(\d+\)$/ })).toBeVisible()
}

export async function expectToast(page: Page, words: string) {
  await expect(page.locator('.toast').getByText(words)).toBeVisible({ timeout: 15_000 })
}

/** Adds a post through the API, for tests about something else. */
export async function addPost(page: Page, post: { title: string; slug: string } & Record<string, unknown>) {
  const answer = await page.request.post('/api/blog/posts', { data: { content: '<p>Words</p>', ...post } })
  expect(answer.status()).toBe(201)
  return answer.json()
}
