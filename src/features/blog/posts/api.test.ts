import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { type Method, serveTestApi } from '../../../../tests/support/guarded-api.ts'
import type { Post } from './schema.ts'

const nobody = '3f0c1c9e-0000-4000-8000-000000000000'

describe.each(databaseKinds())('the API of the blog on %s', async (kind) => {
  const { callAsAdmin, getAsAnyone, expectGuarded } = await serveTestApi(kind)

  let written = 0
  async function write(more: object = {}): Promise<Post> {
    written += 1
    const post = { title: `Post ${written}`, slug: `post-${written}`, content: '<p>Words</p>', ...more }
    const answer = await callAsAdmin('POST', '/api/blog/posts', post)
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }
  const slugs = (posts: Post[]) => posts.map(({ slug }) => slug)

  test.each<[Method, string]>([
    ['POST', '/api/blog/posts'],
    ['GET', `/api/blog/posts/${nobody}`],
    ['PUT', `/api/blog/posts/${nobody}`],
    ['DELETE', `/api/blog/posts/${nobody}`],
    ['PATCH', `/api/blog/posts/${nobody}/publish`],
    ['PUT', `/api/blog/posts/${nobody}/schedule`],
    ['DELETE', `/api/blog/posts/${nobody}/schedule`],
    ['GET', `/api/blog/posts/${nobody}/versions`],
    ['POST', `/api/blog/posts/${nobody}/versions/1/restore`],
  ])('%s %s is for the administrator only', expectGuarded)

  test('a new post comes back with all its fields', async () => {
    const category = (
      await callAsAdmin('POST', '/api/blog/categories', { name: 'Costs', slug: 'costs' })
    ).json()
    const fields = {
      title: 'What it costs',
      slug: 'what-it-costs',
      excerpt: 'The price of waiting.',
      content: '<h2>Fees</h2><p>One</p>',
      categoryId: category.id,
      published: true,
      featuredImage: 'https://pictures.example/a.jpg',
      featuredImageAlt: 'A ledger',
      metaTitle: 'Costs of funding',
      metaDescription: 'What you pay.',
    }
    const answer = await callAsAdmin('POST', '/api/blog/posts', fields)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...fields,
      id: expect.any(String),
      authorId: 'admin',
      publishedAt: expect.any(String),
      createdAt: expect.any(String),
      readMinutes: 1,
      category: { slug: 'costs', name: 'Costs' },
    })
    expect((await getAsAnyone('/api/blog/slug/what-it-costs')).json()).toMatchObject(fields)
  })

  test.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ slug: '' }, 'slug', 'Slug is required'],
    [{ content: '' }, 'content', 'Content is required'],
    [{ title: '\u0000' }, 'title', 'Title is required'],
    [{ featuredImage: 'no picture' }, 'featuredImage', 'Enter the full URL of a picture, or upload one'],
    [{ categoryId: nobody }, 'categoryId', 'This category does not exist any more'],
  ])('%j is refused with words at its field', async (wrong, field, message) => {
    const post = { title: 'T', slug: 'refused', content: '<p>x</p>', ...wrong }
    const answer = await callAsAdmin('POST', '/api/blog/posts', post)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]).toContain(message)
    const { id } = await write()
    expect((await callAsAdmin('PUT', `/api/blog/posts/${id}`, wrong)).statusCode).toBe(400)
  })

  test('only the administrator sees drafts', async () => {
    const draft = await write({ slug: 'a-secret' })
    const published = await write({ published: true })
    for (const url of [
      '/api/blog/posts',
      '/api/blog/posts?published=true',
      '/api/blog/posts?published=false',
    ]) {
      const found = slugs((await getAsAnyone(url)).json())
      expect(found).toContain(published.slug)
      expect(found).not.toContain(draft.slug)
    }
    const missing = await getAsAnyone(`/api/blog/slug/${draft.slug}`)
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Post not found'])
    expect(slugs((await callAsAdmin('GET', '/api/blog/posts')).json())).toEqual(
      expect.arrayContaining([draft.slug, published.slug]),
    )
    expect(slugs((await callAsAdmin('GET', '/api/blog/posts?published=true')).json())).not.toContain(
      draft.slug,
    )
    expect((await callAsAdmin('GET', `/api/blog/slug/${draft.slug}`)).json().id).toBe(draft.id)
  })

  test('lists come in pages, with or without bodies', async () => {
    await write({ published: true })
    await write({ published: true })
    const whole = await getAsAnyone('/api/blog/posts?pageSize=1')
    expect(whole.json()).toEqual([expect.objectContaining({ content: '<p>Words</p>' })])
    expect(Number(whole.headers['x-total-count'])).toBeGreaterThan(1)
    const [short] = (await getAsAnyone('/api/blog/posts?summary=true')).json()
    expect(short).not.toHaveProperty('content')
    const [next] = (await getAsAnyone('/api/blog/posts?pageSize=1&page=2')).json()
    expect(next.id).not.toBe(whole.json()[0].id)
    expect((await getAsAnyone('/api/blog/posts?pageSize=100000')).statusCode).toBe(400)
  })

  test('the administrator finds posts by words from the title', async () => {
    await write({ title: 'An uncommon 100% title', slug: 'rare' })
    const found = await callAsAdmin('GET', '/api/blog/posts?q=uncommon%20100%25')
    expect(slugs(found.json())).toEqual(['rare'])
    expect((await callAsAdmin('GET', '/api/blog/posts?q=_')).json()).toEqual([])
  })

  test('two posts can’t share a slug', async () => {
    const first = await write()
    const second = await write()
    const again = await callAsAdmin('POST', '/api/blog/posts', { title: 'T', slug: first.slug, content: 'x' })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      message: 'Another post has this slug. Please choose another one.',
      errors: { slug: [expect.any(String)] },
    })
    expect((await callAsAdmin('PUT', `/api/blog/posts/${second.id}`, { slug: first.slug })).statusCode).toBe(
      409,
    )
  })

  test('a change keeps what was not sent, and refuses an outdated one', async () => {
    const post = await write({ excerpt: 'Stays', published: true })
    const url = `/api/blog/posts/${post.id}`
    const changed = await callAsAdmin('PUT', url, { title: 'New title', version: post.version })
    expect(changed.json()).toMatchObject({ title: 'New title', excerpt: 'Stays', published: true })
    const late = await callAsAdmin('PUT', url, { title: 'Other', version: post.version })
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('was changed')])
    expect((await getAsAnyone(`/api/blog/slug/${post.slug}`)).json().title).toBe('New title')
  })

  test('a former address redirects to the current one', async () => {
    const post = await write({ published: true })
    await callAsAdmin('PUT', `/api/blog/posts/${post.id}`, { slug: `${post.slug}-moved` })
    const answer = await getAsAnyone(`/api/blog/slug/${post.slug}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/api/blog/slug/${post.slug}-moved`])
  })

  test('drafts are published once', async () => {
    const post = await write()
    const url = `/api/blog/posts/${post.id}/publish`
    expect((await callAsAdmin('PATCH', url)).json()).toMatchObject({ published: true })
    expect((await getAsAnyone(`/api/blog/slug/${post.slug}`)).statusCode).toBe(200)
    expect((await callAsAdmin('PATCH', url)).statusCode).toBe(409)
  })

  test('a draft can be scheduled, and the schedule canceled', async () => {
    const post = await write()
    const url = `/api/blog/posts/${post.id}/schedule`
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
    expect((await callAsAdmin('PUT', url, { scheduledAt })).json()).toMatchObject({
      scheduledAt,
      published: false,
    })
    expect((await callAsAdmin('DELETE', url)).json().scheduledAt).toBeNull()
    expect((await callAsAdmin('DELETE', url)).statusCode).toBe(409)
    expect((await callAsAdmin('PUT', url, { scheduledAt: '2001-01-01T00:00:00Z' })).statusCode).toBe(400)
    expect((await callAsAdmin('PUT', url, { scheduledAt: 'soon' })).statusCode).toBe(400)
  })

  test('a deleted post is gone at once and can be brought back', async () => {
    const post = await write({ published: true })
    const deleted = await callAsAdmin('DELETE', `/api/blog/posts/${post.id}`)
    expect((await getAsAnyone(`/api/blog/slug/${post.slug}`)).statusCode).toBe(404)
    const undo = `/api/blog/posts/${post.id}/versions/${deleted.json().versionId}/restore`
    expect((await callAsAdmin('POST', undo)).json()).toMatchObject({ slug: post.slug, published: true })
    expect((await getAsAnyone(`/api/blog/slug/${post.slug}`)).json().content).toBe(post.content)
  })

  test('versions are listed and restored', async () => {
    const post = await write({ content: '<p>Old words</p>' })
    await callAsAdmin('PUT', `/api/blog/posts/${post.id}`, { content: '<p>New words</p>' })
    const [version] = (await callAsAdmin('GET', `/api/blog/posts/${post.id}/versions`)).json()
    expect(version).toMatchObject({ opening: 'Old words', title: post.title })
    const url = `/api/blog/posts/${post.id}/versions/${version.id}/restore`
    expect((await callAsAdmin('POST', url)).json().content).toBe('<p>Old words</p>')
  })

  test.each<[Method, string, string]>([
    ['GET', `/api/blog/posts/${nobody}`, 'Post not found'],
    ['GET', '/api/blog/posts/not-an-id', 'Post not found'],
    ['PUT', `/api/blog/posts/${nobody}`, 'Post not found'],
    ['DELETE', `/api/blog/posts/${nobody}`, 'Post not found'],
    ['PATCH', `/api/blog/posts/${nobody}/publish`, 'Post not found'],
    ['DELETE', `/api/blog/posts/${nobody}/schedule`, 'Post not found'],
    ['POST', `/api/blog/posts/${nobody}/versions/1/restore`, 'Post not found'],
    ['POST', `/api/blog/posts/${nobody}/versions/one/restore`, 'Post not found'],
    ['GET', '/api/blog/slug/nothing-here', 'Post not found'],
    ['GET', '/api/blog/slug/%00', 'Post not found'],
  ])('%s %s is answered with 404', async (method, url, message) => {
    const answer = await callAsAdmin(method, url, method === 'PUT' ? { title: 'T' } : undefined)
    expect([answer.statusCode, answer.json().message]).toEqual([404, message])
  })
})
