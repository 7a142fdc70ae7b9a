import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { locales, localized, mapLocales, pseudoLocale } from './locale.ts'

const accented = <Words>(en: Words): Words => localized({ en })[pseudoLocale]

test('the pseudo-language is there in tests, and holds what is made of each language', () => {
  expect(locales).toEqual(['en', 'xa'])
  expect(mapLocales((locale) => locale)).toEqual({ en: 'en', xa: 'xa' })
  expect(Object.keys(localized({ en: 'Home' }))).toEqual(['en'])
})

test('it marks every string of a record, and every string that a function returns', () => {
  const words = accented({ title: 'Open now', list: ['Call us'], until: (time: string) => `Until ${time}` })
  expect(words.title).toBe('⟦Ópéñ ñów⟧')
  expect(words.list).toEqual(['⟦Çáll ús⟧'])
  expect(words.until('6 PM')).toBe('⟦Úñtíl 6 PM⟧')
})

test.each([
  ['/how-it-works', '/how-it-works'],
  ['global.footer.facebook', 'global.footer.facebook'],
  ['Reply to {name}', '⟦Réply tó {name}⟧'],
  ['Write to name@example.com', '⟦Wríté tó name@example.com⟧'],
  ['Read <b>this</b>', '⟦Réád ⟧<b>⟦thís⟧</b>'],
  ['See [our terms](/terms) first', '⟦Séé ⟧[⟦óúr térms⟧](/terms)⟦ fírst⟧'],
  ['## One\n\n- Two', '## ⟦Óñé⟧\n\n- ⟦Twó⟧'],
  ['24 / 7', '24 / 7'],
])('what is no word stays: %s', (en, xa) => expect(accented(en)).toBe(xa))

test('it reaches the words inside an element', () => {
  const link: ReactElement<{ children?: string }> = accented(createElement('a', {}, 'Terms'))
  expect(link.props.children).toBe('⟦Térms⟧')
})
