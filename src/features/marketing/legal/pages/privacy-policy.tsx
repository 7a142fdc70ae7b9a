import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { LegalText } from '../components/legal-text.tsx'
import { privacyPolicy } from '../content/privacy-policy.ts'
import { legalMeta } from '../content.ts'
import { readLegalDocument } from '../data.ts'
import type { Route } from './+types/privacy-policy.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  readLegalDocument(context.get(pageContext), privacyPolicy)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? legalMeta(loaderData, paths.privacyPolicy) : []

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText document={loaderData} />
}
