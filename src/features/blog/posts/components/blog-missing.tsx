import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { fog } from '#ui/engravings/index.ts'

type BlogMissingProps = { texts: { title: string; text: string; button: string } }

export function BlogMissing({ texts: { title, text, button } }: BlogMissingProps) {
  return (
    <div className="page-width grid items-center gap-x-column gap-y-8 py-section lg:grid-cols-[3fr_2fr]">
      <div className="max-w-measure">
        <h1>{title}</h1>
        <p className="mt-6 text-lead">{text}</p>
        <ButtonLink to={paths.blog} className="mt-6">
          {button}
        </ButtonLink>
      </div>
      <img {...fog} alt="" className="w-full max-w-72 max-lg:order-first lg:max-w-120" />
    </div>
  )
}
