import { expect, test } from 'vitest'
import { concession } from '#site/content/en/promise.ts'
import { ownTemplates } from './content/templates.ts'
import { fillTemplate, findMedicalWord, listOpen, unfill } from './content.ts'
import { templateWordsSchema } from './schema.ts'

const values = { name: 'Ada', documents: '1. Insurance policies\n2. Police report', count: '2 documents' }

test('what the file knows is filled in, and the rest is named', () => {
  const { text, filled } = fillTemplate('Dear {Name}, we need:\n{documents}\n{firm} {nonsense}', values)
  expect(text).toBe('Dear Ada, we need:\n1. Insurance policies\n2. Police report\n{firm} {nonsense}')
  expect(filled.map(({ variable }) => variable)).toEqual(['name', 'documents'])
  expect(listOpen(text)).toEqual(['firm', 'nonsense'])
})

test('a value is not searched for variables', () =>
  expect(fillTemplate('{name} {count}', { name: '{count}', count: '2' }).text).toBe('{count} 2'))

test('a mail becomes a template again', () => {
  const template = 'Dear {name}, {count} are missing, {name}.'
  const { text, filled } = fillTemplate(template, values)
  expect(unfill(text, filled)).toBe(template)
  expect(unfill('Dear Ben, 2 documents are missing.', filled)).toBe('Dear Ben, {count} are missing.')
})

test.each(['Your MRI of Monday', 'After your surgery', 'X-ray', 'Your injuries'])(
  '“%s” is no subject',
  (subject) => expect(findMedicalWord(subject)).toBeDefined(),
)

test.each(['Two documents for your client', 'About your application', 'We tried to call you'])(
  '“%s” is one',
  (subject) => expect(findMedicalWord(subject)).toBeUndefined(),
)

test('one that says that nothing is owed says the exceptions, too', () => {
  const promising = ownTemplates.filter(({ body }) => body.includes('owe nothing'))
  expect(promising).toHaveLength(1)
  for (const { body } of promising) expect(body).toContain(concession)
})

test('those that come with the program keep our own rules, and have ids of their own', () => {
  for (const { name, subject, body } of ownTemplates)
    expect(templateWordsSchema.safeParse({ name, subject, body }).error).toBeUndefined()
  expect(new Set(ownTemplates.map(({ id }) => id)).size).toBe(ownTemplates.length)
})
