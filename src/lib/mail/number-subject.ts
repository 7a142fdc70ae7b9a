import { type Locale, localized } from '#site/locale.ts'

const numbers = localized({ en: (nth: number) => `no. ${nth}` })

/** "Please send a document again (BF-2026K7M2QX, no. 2)": no two mails in a mailbox should look the same. */
export function numberSubject(subject: string, nth: number, locale: Locale): string {
  const number = numbers[locale](nth)
  return subject.endsWith(')') ? `${subject.slice(0, -1)}, ${number})` : `${subject} (${number})`
}
