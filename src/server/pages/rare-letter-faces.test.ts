import { expect, test } from 'vitest'
import { preloadRareLetters } from './rare-letter-faces.ts'

const page = (text: string) => `<html><head><title>A post</title></head><body><p>${text}</p></body></html>`

test.each([
  ['Björn Åberg', ['western']],
  ['Łukasz', ['central']],
  ['Nguyễn', ['vietnamese']],
  ['Håkan and Łukasz', ['western', 'central']],
])('a page that names %s asks for the faces with its letters', (name, parts) => {
  const asked = [...preloadRareLetters(page(name)).matchAll(/<link rel="preload" [^>]*href="([^"]+)"/g)]
  const files = asked.map(([, url = '']) => url)
  expect(files).toHaveLength(3 * parts.length)
  for (const part of parts) {
    for (const face of ['newsreader-roman', 'newsreader-italic', 'public-sans']) {
      expect(files).toContainEqual(expect.stringContaining(`${face}-${part}`))
    }
  }
})

test('a page in plain letters, or with rare ones only in scripts, asks for nothing more', () => {
  for (const text of ['José Nuñez', 'Smith — “½”', '<script>"Łukasz"</script>']) {
    expect(preloadRareLetters(page(text))).toBe(page(text))
  }
})
