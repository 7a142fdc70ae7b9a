import { type FaqQuestion, questionsKey, questionsSchema } from '#features/content/schema.ts'
import { definePage, definePlainTexts, type JsonDefinition } from '#features/texts/schema.ts'
import { localized, mapLocales } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { en as texts } from './content/en/texts.ts'
import { listDefaultQuestions } from './content/questions.ts'

const plainTexts = definePlainTexts(
  'pages',
  localized({
    en: texts,
  }),
)

const listTexts: Record<typeof questionsKey, JsonDefinition<FaqQuestion[]>> = {
  [questionsKey]: {
    section: 'pages',
    type: 'json',
    default: /* @__PURE__ */ mapLocales(listDefaultQuestions),
    schema: questionsSchema,
  },
}

export const faqTexts = /* @__PURE__ */ Object.assign({}, plainTexts, listTexts)

export const faqPage = definePage({
  name: 'FAQ',
  path: paths.faq,
  file: 'features/marketing/faq/pages/faq.tsx',
  texts: faqTexts,
  navigation: [{ label: localized({ en: 'FAQ' }), in: ['help'] }],
})
