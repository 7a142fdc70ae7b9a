import { ToastProvider } from '../toast.tsx'
import { TooltipProvider } from '../tooltip.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Desk } from './desk.tsx'
import { Fields } from './fields.tsx'
import { Listings } from './listings.tsx'
import { Overlays } from './overlays.tsx'
import { Statuses } from './statuses.tsx'
import { TypeAndColor } from './type-and-color.tsx'
import './gallery.css'

export const meta = () => [{ title: 'Parts' }]

/** Every part in every state. Only the development server routes it. */
export default function Gallery() {
  return (
    <ToastProvider>
      <TooltipProvider>
        <main>
          <TypeAndColor />
          <Buttons title="Buttons" />
          <Buttons title="Buttons on green" ground="on-green" />
          <Fields />
          <Choices title="Choices" ground="on-paper" />
          <Choices title="Choices on green" ground="on-green" />
          <Statuses />
          <Listings />
          <Overlays />
          <Desk />
        </main>
      </TooltipProvider>
    </ToastProvider>
  )
}
