import { homeCrumb } from '#features/texts/content.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { telephoneNarrow, telephoneWide } from '#ui/engravings/index.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { contactWords } from '../content/words.ts'
import type { ContactTexts } from '../content.ts'

export function ContactHero({ texts }: { texts: ContactTexts }) {
  const words = useWords(contactWords)
  const home = useWords(homeCrumb)
  const trustPoints = [texts['global.contact.trust-indicator-1'], texts['global.contact.trust-indicator-2']]
  return (
    <section aria-labelledby="contact-title" className="page-width pt-2 pb-8 lg:pb-12">
      <Breadcrumb trail={[home]} current={words.contact} />
      <div className="plate-head">
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
        <PlatePicture wide={telephoneWide} narrow={telephoneNarrow} />
      </div>
    </section>
  )
}
