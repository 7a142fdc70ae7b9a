import { expect, test } from 'vitest'
import { slimPage } from './slim-page.ts'

const writePage = (entries: unknown, more = '') =>
  '<html><head></head><body><main></main>' +
  '<script nonce="n1">((storageKey, restoreKey) => {\n scroll() })("positions", null)</script>' +
  '<script nonce="n1">window.__reactRouterContext = {"basename":"/","ssr":true};' +
  'window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(new TextEncoderStream());</script>' +
  `<!--$--><script nonce="n1">window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(entries)}\n`)});</script>` +
  `${more}<script nonce="n1">window.__reactRouterContext.streamController.close();</script><!--/$--></body></html>`

test('a page keeps its data for React without running a script', () => {
  const slim = slimPage(
    writePage([{ _1: 2 }, 'loaderData', { _3: 4 }, 'title', 'Close </script> this, $& and $1']),
  )
  const [, data = ''] = /<script type="application\/json" data-state="">(.*?)<\/script>/.exec(slim) ?? []
  expect(JSON.parse(data)).toEqual({
    basename: '/',
    ssr: true,
    state: { loaderData: { title: 'Close </script> this, $& and $1' } },
  })
  expect(slim.match(/<script>.*?<\/script>/g)).toEqual(['<script></script>'])
  expect(slim).not.toContain('nonce')
})

test('late data, and data without a JSON form, stays with the router', () => {
  for (const page of [
    writePage([['D', 1_700_000_000_000]]),
    writePage(
      [{ _1: 2 }, 'loaderData', {}],
      '<script nonce="n1">window.__reactRouterContext.streamController.enqueue("P1:[]");</script>',
    ),
  ])
    expect(slimPage(page)).toContain('streamController.enqueue')
})
