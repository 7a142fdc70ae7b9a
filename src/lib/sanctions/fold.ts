/** Letters that don’t come apart into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n', ə: 'a' },
}

/** What says how a company is made, or how a person is addressed, and nothing about who it is. */
const dropped = new Set(
  'inc incorporated llc llp lp ltd limited co company corp corporation plc pllc pc gmbh ag sa sarl srl spa bv nv oy ab as ooo oao zao pjsc jsc mr mrs ms miss dr prof jr sr'.split(
    ' ',
  ),
)

/** In small plain letters, without accents, marks and what says nothing about who it is. */
export function foldName(name: string): string[] {
  const words = (isPlain.test(name) ? foldPlain(name) : foldAny(name)).filter((word) => word !== '')
  const telling = words.filter((word) => !dropped.has(word))
  return telling.length > 0 ? telling : words
}

/** Nearly every name of a list is, and this way is several times as fast. */
const isPlain = /^[\x20-\x7e]*$/
const foldPlain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/['`.]/g, '')
    .split(/[^a-z0-9]+/)

const foldAny = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðþłħıŋə]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/['’‘ʼ`´ʻʿʾ.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)

/** Whether all of it came down to plain letters and digits, which is what lists are written in. */
export const isInLatin = (name: string): boolean => foldName(name).every((word) => /^[a-z0-9]+$/.test(word))

const pairs = (text: string) =>
  new Map(text.split(' ').map((pair) => [[...pair][0] ?? '', [...pair].slice(1).join('')]))

/** What a letter of another script could be taken for by somebody who only looks at it. */
const lookalikes = pairs(
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ԛq ԝw ӏl ьb гr пn иu вb кk мm нh тt зz АA ЕE ОO РP СC УY ХX ІI ЅS ЈJ ВB КK МM НH ТT ЗZ αa εe ιi κk νv οo ρp τt υu χx ηn γy σo ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ɑa ɡg ɩi ʟl ոn օo ѵv',
)
/** How it’s usually written in Latin letters. */
const spellings = pairs(
  'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya іi їyi єye ґg ўu јj љlj њnj ћc ђdj џdz ѕz αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
)
const write = (name: string, letters: ReadonlyMap<string, string>) =>
  [...name.normalize('NFC')]
    .map((letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter)
    .join('')

/** A name as it stands; in Cyrillic or Greek letters also as it looks, and as it’s spelled in ours. */
export const readingsOf = (name: string): string[] =>
  isInLatin(name) ? [name] : [name, write(name, lookalikes), write(name, spellings)]

/** How a word sounds across the ways in which it’s written in our letters: Youssef and Yusuf, Qaddafi and Gaddafi. */
export function soundOf(word: string): string {
  const [first = '', ...rest] = word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/kh|gh|ch|q|g|c/g, 'k')
    .replaceAll(/dh/g, 'd')
    .replaceAll(/th/g, 't')
    .replaceAll(/sh|z|x/g, 's')
    .replaceAll(/w/g, 'v')
    .replaceAll(/j/g, 'y')
  const sounds = rest.join('').replaceAll(/[aeiouyh]/g, '')
  return `${/[aeiou]/.test(first) ? 'a' : first}${sounds}`.replaceAll(/(.)\1+/g, '$1')
}
