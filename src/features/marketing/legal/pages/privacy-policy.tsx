import { pageContext } from '#lib/page-context.ts'
import { LegalText } from '../components/legal-text.tsx'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { privacyPolicyPage } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/privacy-policy.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(privacyPolicyPage, privacyPolicy, context.get(pageContext))

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.tags ?? []

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
