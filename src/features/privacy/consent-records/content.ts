import { consentKinds } from '#domain/application-review.ts'
import type { Block, Paper } from '#lib/papers/paper.ts'
import { nameLanguage } from '#site/format.ts'
import { type Locale, languageTags, staffLocale } from '#site/locale.ts'
import { labelOf } from '#site/staff-format.ts'
import type { GivenConsents } from './data.ts'
import type { ConsentProof } from './schema.ts'

/** A fact without a value means that nobody recorded it. */
type Facts = readonly (readonly [label: string, value: string | null])[]

const facts = (listed: Facts): Block => ({
  kind: 'facts',
  facts: listed.map(([label, value]) => ({ label, value: value ?? 'not recorded' })),
})

const aboutHashes =
  'The hashes of the email, the phone number, and the name with the birth date are made with a secret key (HMAC-SHA-256). They stay when the person’s data is deleted: whoever knows the address, the number, or the name and birth date can be recognized by them, and nobody else can learn who it was.'

type Hashes = Pick<ConsentProof, 'emailHash' | 'phoneHash' | 'personHash'>

const identity = ({ emailHash, phoneHash, personHash }: Hashes): Facts => [
  ['Hash of the email', emailHash],
  ['Hash of the phone number', phoneHash],
  ['Hash of name and birth date', personHash],
]

/** English is what the paper itself is in. */
const languageOf = (language: Locale): Facts =>
  language === staffLocale ? [] : [['Language of the words', nameLanguage(language)]]

/** For a regulator, a court or the person. */
export function describeConsents(
  { applicant, guardian, consents, hashes, company }: GivenConsents,
  hashWords: (statement: string) => string,
): Paper {
  const { reference, firstName, lastName, email, phone, submittedAt } = applicant
  return proofPaper({
    title: `Proof of consent, ${reference}`,
    company,
    reference,
    blocks: [
      facts([
        ['Company', company],
        ['Reference', reference],
        guardian ? ['Agreed by, as parent or guardian', guardian] : ['Agreed by', `${firstName} ${lastName}`],
        ...(guardian ? [['For', `${firstName} ${lastName}`] as const] : []),
        ['Email', email],
        ['Phone', phone],
        ['Application sent', submittedAt.toISOString()],
      ]),
      ...consents.flatMap(({ kind, statement, language, version, givenAt, ...consent }): Block[] => [
        { kind: 'heading', text: labelOf(consentKinds, kind) },
        { kind: 'quote', text: statement, lang: languageTags[language] },
        facts([
          ...languageOf(language),
          ['Agreed at', givenAt.toISOString()],
          ['Version of the words', version],
          ['SHA-256 of the words', hashWords(statement)],
          ...howGiven(consent),
        ]),
      ]),
      ...(consents.length === 0 ? [{ kind: 'paragraph', text: 'No consent is recorded.' } as const] : []),
      { kind: 'heading', text: 'After a deletion' },
      { kind: 'paragraph', text: aboutHashes },
      facts(identity(hashes)),
    ],
  })
}

type Proof = { title: string; company: string; reference?: string; blocks: readonly Block[] }

const proofPaper = ({ title, company, reference, blocks }: Proof): Paper => ({
  title,
  locale: staffLocale,
  letterhead: { name: [company] },
  ...(reference !== undefined && { account: { label: 'Reference', number: reference } }),
  parts: [{ title: 'Proof of consent', blocks: [{ kind: 'title', text: title }, ...blocks] }],
})

type Way = Record<'page' | 'ipAddress' | 'userAgent' | 'personName', string | null> & { byPhone: boolean }

const howGiven = ({ page, ipAddress, userAgent, byPhone, personName }: Way): Facts =>
  byPhone
    ? [
        ['Given', onPhone],
        ['Read aloud by', personName],
      ]
    : [
        ['Page', page],
        ['Network address', ipAddress],
        ['Browser', userAgent],
      ]

const onPhone = 'By phone: the words were read aloud, and the person said yes'

/** What is left after a deletion names nobody. */
export function describeProofs(
  proofs: readonly ConsentProof[],
  company: string,
  hashWords: (statement: string) => string,
): Paper {
  return proofPaper({
    title: 'Proof of consent of a person whose data was deleted',
    company,
    blocks: [
      facts([['Company', company]]),
      { kind: 'paragraph', text: aboutHashes },
      ...proofs.flatMap((proof): Block[] => [
        { kind: 'heading', text: labelOf(consentKinds, proof.kind) },
        proof.statement
          ? { kind: 'quote', text: proof.statement, lang: languageTags[proof.language] }
          : { kind: 'quote', text: 'The words were not kept; the version names them.' },
        facts([
          ...languageOf(proof.language),
          ['Agreed at', proof.givenAt],
          ['Version of the words', proof.version],
          ['SHA-256 of the words', proof.statement && hashWords(proof.statement)],
          ...(proof.byPhone ? [['Given', onPhone] as const] : []),
          ['Data deleted at', proof.keptSince],
          ...identity(proof),
        ]),
      ]),
    ],
  })
}
