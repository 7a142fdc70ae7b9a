import { type Localized, localized } from './locale.ts'

/** Ala. Code 26-1-1, Neb. Rev. Stat. 43-2101, Miss. Code 1-3-27. */
export const ageRule: Localized<string> = localized({
  en: 'You have to be an adult to apply: 18 in most states, 19 in Alabama and Nebraska, 21 in Mississippi. A parent or guardian can apply for a minor and says so in the form.',
})
