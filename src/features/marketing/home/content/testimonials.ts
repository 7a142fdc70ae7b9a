import { type Testimonial, testimonialsSchema } from '#features/content/schema.ts'
import { definePlainTexts, type JsonDefinition } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'

/** Samples that name no real person. Replace them with the company's own before launch. */
const samples: Testimonial[] = [
  {
    id: 'client-1',
    name: 'Denise R.',
    role: 'Car accident client',
    content:
      'I was two months behind on rent with my leg in a brace. The advance paid my landlord, and my lawyer had time to do her job.',
    avatar: '',
    rating: 5,
    type: 'client',
  },
  {
    id: 'client-2',
    name: 'Marcus T.',
    role: 'Workplace injury client',
    content:
      'Nobody asked about my credit. They asked about the fall, called my attorney, and called me back.',
    avatar: '',
    rating: 5,
    type: 'client',
  },
  {
    id: 'client-3',
    name: 'Elena V.',
    role: 'Slip and fall client',
    content: 'The first offer was low. My bills were paid, so I could say no and wait for a fair one.',
    avatar: '',
    rating: 5,
    type: 'client',
  },
  {
    id: 'attorney-1',
    name: 'Joanne P.',
    role: 'Personal injury attorney',
    content: 'They ask for the file once, they read it, and they answer in plain English.',
    avatar: '',
    rating: 5,
    type: 'attorney',
  },
  {
    id: 'attorney-2',
    name: 'Samuel K.',
    role: 'Trial attorney',
    content:
      'My client could hold out for trial. Nobody on the funding side ever told us how to run the case.',
    avatar: '',
    rating: 5,
    type: 'attorney',
  },
  {
    id: 'attorney-3',
    name: 'Priya N.',
    role: 'Medical malpractice attorney',
    content: 'These cases run for years. It helps when a family can keep the lights on while we prepare.',
    avatar: '',
    rating: 5,
    type: 'attorney',
  },
]

export const testimonialTexts = {
  ...definePlainTexts(
    'testimonials',
    localized({
      en: {
        'testimonials.title': 'From clients, and from their attorneys',
        'testimonials.attorneys-link': 'For attorneys: how we work with your firm',
      },
    }),
  ),
  'testimonials.items': {
    section: 'testimonials',
    type: 'json',
    default: localized({ en: samples }),
    schema: testimonialsSchema,
  } satisfies JsonDefinition<Testimonial[]>,
}
