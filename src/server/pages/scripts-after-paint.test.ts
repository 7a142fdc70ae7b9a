import { expect, test } from 'vitest'
import { startModulesAfterPaint } from './scripts-after-paint.ts'

const source = 'import "/assets/a.js";\nif (0 < 1) import("/assets/entry.js");'
const html =
  '<head><link rel="modulepreload" nonce="n1" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  `<body><script nonce="n1">ours()</script><script nonce="n1" type="module" async="">${source}</script></body>`

test('a page asks for none of its modules until it is painted', () => {
  const { html: page, modules } = startModulesAfterPaint(html)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(modules).toEqual([source])
})

test('what starts them carries the mark of our scripts, the files and the text as it was', () => {
  const { html: page } = startModulesAfterPaint(html)
  const starter = /<script nonce="n1">\((function startAfterPaint[\s\S]*)\)\((.*)\)<\/script><\/body>/.exec(
    page,
  )
  expect(JSON.parse(`[${starter?.[2]}]`)).toEqual([['/assets/a.js'], source])
  expect(starter?.[2]).not.toContain('<')
})

test('a page without modules stays as it is', () => {
  const plain = '<head><title>Plain</title></head><body></body>'
  expect(startModulesAfterPaint(plain)).toEqual({ html: plain, modules: [] })
})
