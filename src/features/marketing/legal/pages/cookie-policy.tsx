import { CookieSettingsButton } from '#features/consent/components/cookie-settings-button.tsx'
import { pageContext } from '#lib/page-context.ts'
import { KeptItems } from '../components/kept-items.tsx'
import { LegalText } from '../components/legal-text.tsx'
import { cookiePolicy, keptInBrowsers } from '../content/cookie-policy.ts'
import { cookiePolicyPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/cookie-policy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const document = await readLegalDocument(cookiePolicyPage, cookiePolicy, services)
  return { ...document, keptInBrowsers: keptInBrowsers[services.locale] }
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
