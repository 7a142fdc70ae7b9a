import { Navigate } from 'react-router'
import { paths } from '#site/paths.ts'

/** Where the charts were before they became figures. */
export default function Charts() {
  return <Navigate to={paths.adminReport} replace />
}
