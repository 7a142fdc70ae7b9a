import { expect, test } from 'vitest'
import { startModulesAfterPaint } from './scripts-after-paint.ts'

const forPublic = { frame: '/assets/entry.frame.js', routes: '/assets/public-routes-1.js' }
const source = 'import "/assets/manifest-1a.js";\nif (0 < 1) import("/assets/entry.js");'
const writePage = (body = '') =>
  '<head><link rel="modulepreload" nonce="n1" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  `<body>${body}<script nonce="n1">ours()</script><script nonce="n1" type="module" async="">${source}</script></body>`
const readStart = (page: string) => {
  const [, scripts = ''] =
    /<script nonce="n1">\(function startPage[\s\S]*\)\((.*)\)<\/script><\/head>/.exec(page) ?? []
  expect(scripts).not.toContain('<')
  return JSON.parse(scripts) as unknown
}

test('a page loads no modules before its first paint', () => {
  const { html: page, modules } = startModulesAfterPaint(writePage())
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(modules).toEqual([source])
})

test('their starter carries our nonce, the files and the module’s text', () => {
  const { html: page, isPatient } = startModulesAfterPaint(writePage(), forPublic)
  expect(readStart(page)).toEqual({ hrefs: ['/assets/a.js'], source })
  expect(isPatient).toBe(false)
})

test('a public page loads only its frame’s script, and knows no admin screens', () => {
  const main = '<main data-patient=""></main>'
  const { html: page, isPatient, modules } = startModulesAfterPaint(writePage(main), forPublic)
  const shortened = source.replace('manifest-1a', 'public-routes-1')
  expect(readStart(page)).toEqual({
    hrefs: ['/assets/a.js'],
    source: shortened,
    frame: '/assets/entry.frame.js',
  })
  expect(modules).toEqual([shortened])
  expect(isPatient).toBe(true)
  // Without a build there is no such script, and the page must work all the same.
  expect(readStart(startModulesAfterPaint(writePage(main)).html)).toEqual({ hrefs: ['/assets/a.js'], source })
})

test('a page without modules stays as it is', () => {
  const plain = '<head><title>Plain</title></head><body></body>'
  expect(startModulesAfterPaint(plain)).toEqual({ html: plain, modules: [], isPatient: false })
})
