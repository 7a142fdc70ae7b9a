import { Link } from 'react-router'
import { ToastProvider } from '#ui/toast.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { Fields } from '../components/fields.tsx'
import { Heads } from '../components/heads.tsx'
import { Lists, Pages } from '../components/lists.tsx'
import { Measured, Measures } from '../components/measures.tsx'
import { Panels, Surfaces } from '../components/surfaces.tsx'
import '../../components/admin.css'
import '../components/sheet.css'

export const meta = () => [{ title: 'The kit' }]

/** Every part of the admin's kit in every state. Only the development server routes it. */
export default function KitSheet() {
  return (
    <ToastProvider>
      <TooltipProvider>
        <main className="compact admin sheet">
          <p className="sheet-other">
            <Link to="/dev/ui/site">The parts of the public site</Link>
          </p>
          <div className="sheet-grid">
            <Heads />
            <Fields />
            <Lists />
            <div>
              <Pages />
              <Panels />
            </div>
            <Surfaces />
            <Measured />
            <Measures />
          </div>
        </main>
      </TooltipProvider>
    </ToastProvider>
  )
}
