import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './state.tsx'

function open(code: string) {
  const url = new URL(`http://localhost/states/${code}`)
  const context = new RouterContextProvider()
  return loader({ params: { code }, context, request: new Request(url), url, pattern: '/states/:code' })
}

test('a code in capitals leads to the one address of its page for good', async () => {
  const answer: unknown = await open('Tx').catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  if (!(answer instanceof Response)) return
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/states/tx')
})

test.each(['zz', 'DC', 'texas'])('there is no page for %s, and the answer says so', async (code) => {
  expect(await open(code)).toMatchObject({ data: null, init: { status: 404 } })
})
