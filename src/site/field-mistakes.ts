import { type Localized, localized } from './locale.ts'

const en = {
  email: 'Enter an email address in the right format, like name@example.com',
  phoneTooLong: 'Enter a phone number of at most 40 characters',
  phoneSigns: 'Enter a phone number with digits only, like (555) 014-7733',
  phoneShort: (missing: number) => `Enter all 10 digits. This number is ${digits(missing)} short`,
  phoneLong: (extra: number) => `Enter 10 digits. This number has ${digits(extra)} too many`,
  areaCode: (area: string) => `Check the area code. There is no area code ${area}`,
  exchange: (area: string, exchange: string) =>
    `Check the number. In area code ${area} no number begins with ${exchange}`,
  nameLetters: 'Write this name with letters',
  nameTag: 'Write this name without < or >',
  /** What was pasted often brings them along. */
  nameUnseen: 'Type this name again: it holds a character that nobody can see',
}

const digits = (count: number) => `${count} ${count === 1 ? 'digit' : 'digits'}`

export const fieldMistakes: Localized<typeof en> = localized({ en })
