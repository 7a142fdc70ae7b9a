import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseKinds } from '#db/testing.ts'
import { openTestApp, signInAs } from '#server/testing.ts'
import { addApplication } from '../../../tests/support/add-application.ts'
import { openLiveStream } from '../../../tests/support/live-stream.ts'

describe.each(databaseKinds())('who has a file open, on %s', async (kind) => {
  const { database, app } = await openTestApp(kind)
  const site = await app.listen({ port: 0, host: '127.0.0.1' })

  async function arrive(name: string) {
    const { person, headers } = await signInAs(app, 'reviewer', name)
    const stream = await openLiveStream(site, headers)
    onTestFinished(stream.close)
    await stream.hear('hello')
    const put = async (applicationId: string | null, tab?: string) => {
      const payload = { applicationId, ...(tab && { tab }) }
      const answer = await app.inject({ method: 'PUT', url: '/api/admin/live/place', headers, payload })
      expect(answer.statusCode).toBe(204)
    }
    /** Resolves once the stream has said that exactly these have the file open. */
    const sees = (applicationId: string, names: string[]) =>
      stream.hear(
        'presence',
        (data) =>
          data.applicationId === applicationId &&
          (data.people as { name: string }[]).map((one) => one.name).join() === names.join(),
      )
    return { person, headers, stream, put, sees }
  }

  test('is told to those who have it open too, each person once, and to nobody else', async () => {
    const file = await addApplication({ database })
    const [ana, ben, eve] = [await arrive('Ana'), await arrive('Ben'), await arrive('Eve')]
    await eve.put(await addApplication({ database }))
    await ana.put(file, 'first')
    await ana.sees(file, ['Ana'])
    await ana.put(file, 'second')
    await ben.put(file)
    await ana.sees(file, ['Ana', 'Ben'])
    await ben.sees(file, ['Ana', 'Ben'])
    // One of two tabs closes: still there. Then the other.
    await ana.put(null, 'first')
    await ana.put(null, 'second')
    await ben.sees(file, ['Ben'])
    expect(JSON.stringify(eve.stream.heard)).not.toMatch(/Ana|Ben/)
    const news = await app.inject({ url: '/api/admin/live/news', headers: ben.headers })
    expect(news.json().presence).toEqual([
      { applicationId: file, people: [{ id: ben.person.id, name: 'Ben' }] },
    ])
  })

  test('ends within seconds when the line is cut', async () => {
    const file = await addApplication({ database })
    const [cut, stays] = [await arrive('Cut'), await arrive('Stays')]
    await cut.put(file)
    await stays.put(file)
    await stays.sees(file, ['Cut', 'Stays'])
    cut.stream.close()
    await stays.sees(file, ['Stays'])
  })
})
