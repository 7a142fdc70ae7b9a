import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from './state.tsx'

function open(code: string) {
  const url = new URL(`http://localhost/states/${code}`)
  const context = new RouterContextProvider()
  return loader({ params: { code }, context, request: new Request(url), url, pattern: '/states/:code' })
}

test('a code in capitals redirects permanently to the page', async () => {
  const answer: unknown = await open('Tx').catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  if (!(answer instanceof Response)) return
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/states/tx')
})

test.each(['zz', 'texas'])('%s has no page and gets a 404', async (code) => {
  expect(await open(code)).toMatchObject({ data: null, init: { status: 404 } })
})
