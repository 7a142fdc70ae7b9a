import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { blogCategories, blogPosts } from '#db/schema/index.ts'
import { readTime } from '#features/blog/posts/content/body.ts'
import { starterPosts } from '#features/blog/starter/content/starter-posts.ts'
import { seedStarterPosts } from '#features/blog/starter/mutations.ts'

/**
 * Renders the blog's pages with 5,000 posts and with 50. A change before each request keeps the page cache
 * out. Both servers take turns in one run, because machines are noisy; the ratio of the medians counts.
 */
const maxRatio = 2
const rounds = 11
const [few, many] = [50, 5_000] as const
const password = 'correct horse battery'

const folder = mkdtempSync(join(tmpdir(), 'bench-blog-'))
const processes: ChildProcess[] = []
try {
  const small = await startBlog(few, 4391)
  const large = await startBlog(many, 4392)
  const pages = {
    list: '/blog',
    'last page': (blog: Blog) => `/blog/page/${Math.ceil(blog.posts / 12)}`,
    category: '/blog/category/costs-and-offers',
    post: '/blog/post-10',
    feed: '/blog/feed.xml',
  }
  let passed = true
  for (const [name, page] of Object.entries(pages)) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      times.small.push(await small.readCold(typeof page === 'string' ? page : page(small)))
      times.large.push(await large.readCold(typeof page === 'string' ? page : page(large)))
    }
    const [less, more] = [median(times.small), median(times.large)]
    passed &&= more / less <= maxRatio
    console.log(
      `${name.padEnd(10)} ${few} posts ${less.toFixed(1)} ms, ${many} posts ${more.toFixed(1)} ms, ` +
        `ratio ${(more / less).toFixed(2)} (at most ${maxRatio})`,
    )
  }
  process.exitCode = passed ? 0 : 1
} finally {
  for (const child of processes) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

type Blog = Awaited<ReturnType<typeof startBlog>>

async function startBlog(posts: number, port: number) {
  const dataDir = join(folder, String(posts))
  await fill(dataDir, posts)
  const url = `http://127.0.0.1:${port}`
  processes.push(
    spawn('node', ['build/server/index.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD: password,
        // Otherwise it would render other pages after each change, and we'd measure their time too.
        WARM_PAGES: 'false',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  await waitForAnswer(`${url}/healthz`)
  const signedIn = await send(url, 'POST', '/api/admin/login', { password })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const item = { section: 'pages', key: 'bench.round', title: null, type: 'text', content: '0' }
  await send(url, 'POST', '/api/content', item, cookie)
  let round = 0

  return {
    posts,
    /** Milliseconds from the request to the last byte of a rendered page. */
    async readCold(path: string): Promise<number> {
      round += 1
      await send(url, 'PUT', '/api/content/bench.round', { content: String(round) }, cookie)
      const started = performance.now()
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      const took = performance.now() - started
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      return took
    },
  }
}

async function fill(dataDir: string, posts: number) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onError: () => {} })
  await migrate(database)
  await seedStarterPosts(database.db)
  const categories = await database.db.select({ id: blogCategories.id }).from(blogCategories)
  const copies = Array.from({ length: posts - starterPosts.length }, (_, index) => {
    const { title, excerpt, content } =
      starterPosts[index % starterPosts.length] ?? starterPosts[0] ?? raise()
    return {
      slug: `post-${index}`,
      title: `${title} (${index})`,
      excerpt,
      content,
      readMinutes: readTime(content),
      categoryId: categories[index % categories.length]?.id ?? null,
      published: true,
      publishedAt: new Date(Date.now() - (index + 1) * 3_600_000),
    }
  })
  for (let from = 0; from < copies.length; from += 250) {
    await database.db.insert(blogPosts).values(copies.slice(from, from + 250))
  }
  await database.close()
}

async function send(url: string, method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function waitForAnswer(url: string) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

function raise(): never {
  throw new Error('there are no starter posts')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
