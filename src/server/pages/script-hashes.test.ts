import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeScriptHashes } from './script-hashes.ts'

const sha256 = (source: string) => createHash('sha256').update(source).digest('base64')

test('only scripts that carry the nonce are trusted, and the nonce never leaves the server', () => {
  const { html, hashes } = takeScriptHashes(
    '<script nonce="n1">ours()</script><p><script>theirs()</script></p><script nonce="guess">no()</script>' +
      '<script nonce="n1" type="module" src="/a.js"></script><link rel="modulepreload" nonce="n1" href="/b.js">',
    'n1',
  )
  expect(hashes).toEqual([sha256('ours()')])
  expect(html).not.toContain('n1')
  expect(html).toContain('<script>ours()</script>')
})
