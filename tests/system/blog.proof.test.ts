import { afterAll, expect, test } from 'vitest'
import { starterPosts } from '#features/blog/starter/content/starter-posts.ts'
import { makeTemporaryDataFolder } from '../support/embedded-snapshot.ts'
import { startServer } from '../support/server-process.ts'

const folder = await makeTemporaryDataFolder()
afterAll(() => folder.remove())

const password = 'a password for the system tests'
const start = () => startServer({ DATA_DIR: folder.path, ADMIN_PASSWORD: password, LOG_LEVEL: 'error' })

test('a new blog has its first posts; deleted, they stay away after a new start', async () => {
  let server = await start()
  const read = async (path: string) => (await fetch(server.url + path)).text()
  for (const { title } of starterPosts) expect(await read('/blog')).toContain(title)

  const signedIn = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  const headers = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  const posts: { id: string }[] = await (await fetch(`${server.url}/api/blog/posts`, { headers })).json()
  expect(posts).toHaveLength(starterPosts.length)
  for (const { id } of posts) {
    const answer = await fetch(`${server.url}/api/blog/posts/${id}`, { method: 'DELETE', headers })
    expect(answer.ok).toBe(true)
  }
  const emptied = await read('/blog')
  expect(emptied).toContain('No Blog Posts Yet')
  expect(emptied).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home<\/a>/)

  await server.stop()
  server = await start()
  expect(await read('/blog')).toContain('No Blog Posts Yet')
  await server.stop()
})
