import { CookieSettingsButton } from '#features/consent/components/consent-provider.tsx'
import { pageContext } from '#lib/page-context.ts'
import { useWords } from '#ui/locale.tsx'
import { LegalText } from '../components/legal-text.tsx'
import { cookiePolicy, type KeptItem, listKept } from '../content/cookie-policy.ts'
import { legalWords } from '../content/words.ts'
import { cookiePolicyPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/cookie-policy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const document = await readLegalDocument(cookiePolicyPage, cookiePolicy, services)
  return { ...document, keptInBrowsers: listKept(services.locale) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function CookiePolicy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalText
      document={loaderData}
      after={{
        'your-choice': <CookieSettingsButton className="button button-outline mt-5" />,
        'what-is-kept': <KeptItems items={loaderData.keptInBrowsers} />,
      }}
    />
  )
}

/** A list, not a table: on a phone five columns would scroll sideways. */
function KeptItems({ items }: { items: readonly KeptItem[] }) {
  const words = useWords(legalWords)
  return (
    <ul className="hairlines mt-5 border-t border-rule">
      {items.map(({ name, isKey, kind, where, purpose, kept }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[2fr_3fr]">
          <div>
            <h3 className="text-lead wrap-anywhere">
              {isKey ? (
                <code translate="no" className="text-[1rem]">
                  {name}
                </code>
              ) : (
                name
              )}
            </h3>
            <p className="font-sans text-small text-soft">{where}</p>
          </div>
          <div>
            <p>{purpose}</p>
            <p className="mt-1 font-sans text-small text-soft">{words.kept(kind, kept)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
