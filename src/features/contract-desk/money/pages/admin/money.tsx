import { unlisted } from '#site/private-page.ts'
import { MoneyPage } from '../../components/admin/money-page.tsx'

export const meta = () => unlisted('Money')

export default MoneyPage
