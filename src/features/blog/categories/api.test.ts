import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import type { Post } from '#features/blog/posts/schema.ts'
import { type Method, serveTestApi } from '../../../../tests/support/guarded-api.ts'

const nobody = '3f0c1c9e-0000-4000-8000-000000000000'

describe.each(databaseKinds())('the API of categories on %s', async (kind) => {
  const { callAsAdmin, getAsAnyone, expectGuarded } = await serveTestApi(kind)
  async function write(slug: string, more: object): Promise<Post> {
    const post = { title: slug, slug, content: '<p>Words</p>', ...more }
    const answer = await callAsAdmin('POST', '/api/blog/posts', post)
    expect(answer.statusCode).toBe(201)
    return answer.json()
  }

  test.each<[Method, string]>([
    ['POST', '/api/blog/categories'],
    ['PUT', `/api/blog/categories/${nobody}`],
    ['DELETE', `/api/blog/categories/${nobody}`],
  ])('%s %s is for the administrator only', expectGuarded)

  test.each<[Method, string, string]>([
    ['GET', `/api/blog/categories/${nobody}`, 'Category not found'],
    ['GET', '/api/blog/categories/costs', 'Category not found'],
    ['GET', '/api/blog/category/nothing-here', 'Category not found'],
    ['GET', '/api/blog/category/%00', 'Category not found'],
    ['DELETE', `/api/blog/categories/${nobody}`, 'Category not found'],
  ])('%s %s is answered with 404', async (method, url, message) => {
    const answer = await callAsAdmin(method, url)
    expect([answer.statusCode, answer.json().message]).toEqual([404, message])
  })

  test('categories are added, read, changed and deleted; posts stay without them', async () => {
    const input = { name: 'Basics', slug: 'basics', description: 'To begin with' }
    const created = await callAsAdmin('POST', '/api/blog/categories', input)
    expect([created.statusCode, created.json()]).toEqual([201, { id: expect.any(String), ...input }])
    const { id } = created.json()
    const post = await write('published', { categoryId: id, published: true })
    await write('draft', { categoryId: id })
    expect((await getAsAnyone('/api/blog/categories')).json()).toContainEqual({ id, ...input, postCount: 1 })
    expect((await getAsAnyone(`/api/blog/categories/${id}`)).json()).toEqual({ id, ...input })
    const page = (await getAsAnyone('/api/blog/category/basics')).json()
    expect(page).toMatchObject({ category: input, posts: [{ slug: post.slug, content: post.content }] })

    const twin = await callAsAdmin('POST', '/api/blog/categories', { name: 'Twin', slug: 'basics' })
    expect([twin.statusCode, twin.json().errors]).toEqual([409, { slug: [expect.any(String)] }])
    expect((await callAsAdmin('POST', '/api/blog/categories', { name: '', slug: 'x' })).statusCode).toBe(400)

    const url = `/api/blog/categories/${id}`
    expect((await callAsAdmin('PUT', url, { name: 'Start', slug: 'start' })).json()).toMatchObject({
      slug: 'start',
    })
    expect((await callAsAdmin('DELETE', url)).statusCode).toBe(200)
    expect((await getAsAnyone(`/api/blog/slug/${post.slug}`)).json()).toMatchObject({ categoryId: null })
  })
})
