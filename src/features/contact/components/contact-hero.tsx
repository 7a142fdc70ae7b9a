import { homeCrumb } from '#features/texts/content.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { contactWords } from '../content/words.ts'
import type { ContactTexts } from '../content.ts'

export function ContactHero({ texts }: { texts: ContactTexts }) {
  const words = useWords(contactWords)
  const home = useWords(homeCrumb)
  const trustPoints = [texts['global.contact.trust-indicator-1'], texts['global.contact.trust-indicator-2']]
  return (
    <section aria-labelledby="contact-title" className="page-width pt-2 pb-8 lg:pb-12">
      <Breadcrumb trail={[home]} current={words.contact} />
      <div className="mt-4 grid gap-x-column gap-y-6 sm:grid-cols-[3fr_1fr] sm:items-end lg:mt-8">
        <div>
          <h1 id="contact-title">{texts['global.contact.hero-title']}</h1>
          <p className="mt-5 max-w-[33em] text-lead">{texts['global.contact.hero-description']}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-sans text-[1rem] font-medium">
            {trustPoints.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <CheckIcon className="icon text-brand" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <img {...mailbox} alt="" className="w-full max-w-64 justify-self-end max-sm:hidden" />
      </div>
    </section>
  )
}
