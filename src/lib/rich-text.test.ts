import { expect, test } from 'vitest'
import { answerToHtml, htmlToPlain, markdownToHtml, plainToHtml, sanitizeRichText } from './rich-text.ts'

test.each([
  ['<p onclick="x()">Hi<script>x()</script></p>', '<p>Hi</p>'],
  ['<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:x()">go</a>', '<a>go</a>'],
  ['<a href="//evil.example">go</a>', '<a>go</a>'],
  ['<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
  ['<svg><style>*{}</style></svg><p>Hi', '<p>Hi</p>'],
  ['<form action="/x"><input name="a"></form>', ''],
])('what could act or disguise itself is taken out of %s', (dirty, clean) => {
  expect(sanitizeRichText(dirty)).toBe(clean)
})

test('everything that makes a text readable stays', () => {
  const html =
    '<h2>Hours</h2><p>Mon<br />Tue <strong>late</strong></p><ul><li><a href="tel:+15550147733">Call</a></li></ul>'
  expect(sanitizeRichText(html)).toBe(html)
})

test('an h1 becomes an h2, because a page has one of its own', () => {
  expect(sanitizeRichText('<h1>Ours</h1>')).toBe('<h2>Ours</h2>')
})

test('Markdown becomes HTML, and HTML inside it is sanitised too', () => {
  expect(markdownToHtml('Two **words**<script>x()</script>')).toBe('<p>Two <strong>words</strong></p>\n')
})

test.each([
  ['One **two**\n\n[three](/cost)', '<p>One <strong>two</strong></p>\n<p><a href="/cost">three</a></p>\n'],
  ['# Big\n\n![x](https://evil.example/x.png)<h5>small</h5>', '<p>Big</p>\n<p></p><p>small</p><p></p>\n'],
  ['[go](javascript:x()) <script>x()</script>', '<p><a>go</a> </p>\n'],
])('an answer keeps paragraphs, lists and links, and no more: %j', (markdown, html) => {
  expect(answerToHtml(markdown)).toBe(html)
})

test('plain words in a place for HTML are escaped and keep their lines', () => {
  expect(plainToHtml('1 < 2 & "3"\n4')).toBe('1 &lt; 2 &amp; &quot;3&quot;<br>4')
})

test('marked-up words in a place for plain text lose the marks and keep the words apart', () => {
  expect(htmlToPlain('<p>Fish &amp; chips</p><p>1 &lt; 2<br>yes</p>')).toBe('Fish & chips 1 < 2 yes')
  expect(htmlToPlain('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})
