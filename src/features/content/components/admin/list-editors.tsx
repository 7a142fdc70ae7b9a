import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { companyFacts } from '#domain/company-facts.ts'
import { states } from '#domain/states.ts'
import { answerOf, createApi, fileAsBody } from '#features/admin/components/api.ts'
import { PictureButton } from '#features/admin/components/picture-button.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { RoutesOf } from '#lib/define-api.ts'
import { pictureAttributes, pictureOf } from '#site/pictures.ts'
import { labelOf, toOptions } from '#site/staff-format.ts'
import type { portraitsApi } from '../../company/api.ts'
import {
  type CompanyPerson,
  companyFactSchema,
  companyKey,
  peopleKey,
  personSchema,
  regulatorSchema,
  regulatorsKey,
} from '../../company/schema.ts'
import {
  type FaqQuestion,
  questionSchema,
  questionsKey,
  type Testimonial,
  testimonialSchema,
  testimonialsKey,
} from '../../schema.ts'
import type { ContentText } from './content-text.tsx'
import { nextId, toDraft, toText } from './entries.ts'
import { defineListContent } from './list-content.tsx'

const api = createApi<RoutesOf<typeof portraitsApi>>()

type TestimonialDraft = Record<Exclude<keyof Testimonial, 'rating' | 'source' | 'date'>, string> & {
  rating: number
  source?: string
  date?: string
}

export function toTestimonialDraft(entry: Record<string, unknown>): TestimonialDraft {
  return {
    ...toDraft(testimonialSchema.omit({ source: true, date: true }), entry),
    rating: Number(entry.rating) || 0,
    ...(entry.source !== undefined && { source: toText(entry.source) }),
    ...(entry.date !== undefined && { date: toText(entry.date) }),
  }
}

export const newTestimonial = (others: readonly TestimonialDraft[]): TestimonialDraft =>
  toTestimonialDraft({ id: nextId('testimonial', others), rating: 5, type: 'client' })

const testimonials = defineListContent({
  of: 'testimonials',
  toDraft: toTestimonialDraft,
  nameOf: ({ name }) => name || 'No name yet',
  noteOf: ({ type, rating }) => `${type}, ${rating} of 5`,
  add: { label: 'Add a testimonial', make: newTestimonial },
  schema: testimonialSchema,
  fields: {
    name: { label: 'Name' },
    role: { label: 'Role' },
    content: { label: 'What they said', isWide: true, rows: 4 },
    type: {
      label: 'Who they are',
      options: [
        { value: 'client', label: 'Client' },
        { value: 'attorney', label: 'Attorney' },
      ],
    },
    rating: { label: 'Rating, 1 to 5', input: { type: 'number', min: 1, max: 5, step: 0.5 } },
    source: { label: 'Source', help: 'Where they wrote it, like Google.', optional: true },
    date: { label: 'Date', optional: true, input: { type: 'date' } },
    avatar: { label: 'Picture (avatar)', help: 'Kept with it; the site shows none.', optional: true },
    id: { label: 'Id', help: 'Different for each testimonial.' },
  },
})

export const toQuestionDraft = (entry: Record<string, unknown>): FaqQuestion => toDraft(questionSchema, entry)

export const newQuestion = (others: readonly FaqQuestion[]): FaqQuestion =>
  toQuestionDraft({ id: nextId('question', others), group: others.at(-1)?.group })

const questions = defineListContent({
  of: 'questions',
  toDraft: toQuestionDraft,
  nameOf: ({ question }) => question || 'No question yet',
  noteOf: ({ group }) => group,
  add: { label: 'Add a question', make: newQuestion },
  schema: questionSchema,
  fields: {
    question: { label: 'Question', isWide: true },
    answer: {
      label: 'Answer',
      help: 'Paragraphs with an empty line between them, and links like [our states](/states). Filled in by the site: {states} which ones we fund, {caps} where the law limits the charge, {cancel} days to cancel, {price} your terms.',
      isWide: true,
      rows: 7,
    },
    group: { label: 'Group', help: 'Questions of one group stand together.', suggests: true },
    id: {
      label: 'Anchor',
      help: 'The end of its address: /faq#anchor',
      input: { autoCapitalize: 'none', spellCheck: false },
    },
  },
})

const people = defineListContent<CompanyPerson>({
  of: 'people',
  toDraft: (entry) => toDraft(personSchema, entry),
  nameOf: ({ name }) => name || 'No name yet',
  noteOf: ({ role }) => role,
  add: { label: 'Add a person', make: () => toDraft(personSchema, {}) },
  schema: personSchema,
  fields: {
    name: { label: 'Name' },
    role: { label: 'What they do', help: 'Like “Reads your case”.' },
  },
  more: (person, onChange) => <Portrait person={person} onChange={onChange} />,
})

type PortraitProps = { person: CompanyPerson; onChange: (person: CompanyPerson) => void }

function Portrait({ person, onChange }: PortraitProps) {
  const { reportFailure } = useOutcome()
  // The upload takes a while, and people type meanwhile.
  const latest = useRef(person)
  latest.current = person
  const change = (portrait: string) => onChange({ ...latest.current, portrait })
  const upload = useMutation({
    mutationFn: (file: File) => answerOf(api.POST('/api/content-portraits', fileAsBody(file))),
  })
  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: ({ url }) => change(url),
      onError: (error) => reportFailure(error, 'Failed to engrave the photo'),
    })
  return (
    <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
      {pictureOf(person.portrait) && (
        <img {...pictureAttributes(person.portrait)} alt="The portrait" className="size-24 rounded-full" />
      )}
      <PictureButton label="Photo" busy={upload.isPending && 'Engraving…'} onChoose={send}>
        {person.portrait ? 'Another photo' : 'Upload a photo'}
      </PictureButton>
      {person.portrait && (
        <Button kind="bare" onClick={() => change('')}>
          Initials instead
        </Button>
      )}
      <p className="text-small text-soft">
        The photo is engraved and not kept. Without one, the page shows initials.
      </p>
    </div>
  )
}

const regulators = defineListContent({
  of: 'offices',
  toDraft: (entry) => toDraft(regulatorSchema, entry),
  nameOf: ({ state }) => (state ? labelOf(states, state) : 'No state yet'),
  noteOf: ({ office }) => office,
  add: { label: 'Add an office', make: () => toDraft(regulatorSchema, {}) },
  schema: regulatorSchema,
  fields: {
    state: {
      label: 'State',
      help: 'License numbers come from State rules, under Settings.',
      options: toOptions(states),
      mayClear: true,
    },
    office: { label: 'Office', help: 'Who watches us there, and takes complaints.' },
    kind: {
      label: 'What it gave us',
      help: 'Like “license” or “registration, every year”.',
      optional: true,
    },
    link: { label: 'Web address for complaints', optional: true, input: { type: 'url' } },
  },
})

const company = defineListContent({
  of: 'facts',
  toDraft: (entry) => toDraft(companyFactSchema, entry),
  nameOf: ({ fact }) => (fact ? labelOf(companyFacts, fact) : 'Nothing chosen yet'),
  noteOf: ({ words }) => words,
  add: { label: 'Add a fact', make: () => toDraft(companyFactSchema, {}) },
  schema: companyFactSchema,
  fields: {
    fact: { label: 'What it says', options: companyFacts, mayClear: true },
    words: { label: 'Words', help: 'Like “Harbor Street Funding, LLC” or “April 2, 2019”.' },
    source: {
      label: 'Where anybody can check it',
      help: 'Like “Ohio Secretary of State, entity 4471902”.',
      optional: true,
    },
    link: { label: 'Web address of that record', optional: true, input: { type: 'url' } },
  },
})

export const listEditors = new Map<string, typeof ContentText>([
  [testimonialsKey, testimonials],
  [questionsKey, questions],
  [peopleKey, people],
  [regulatorsKey, regulators],
  [companyKey, company],
])
