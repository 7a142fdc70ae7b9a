import { ScaleAxis } from '../scale-axis.tsx'
import { ExternalLink, TextLink } from '../text-link.tsx'
import { Shown, Specimen } from './specimen.tsx'

const colors =
  `paper sheet tint line ink ink-soft ink-faint green-950 green-900 green-800 green-700 green-600 green-300
  green-200 green-100 amber-400 amber-500 amber-800 red-800 red-700 red-200 red-50`.split(/\s+/)

export function TypeAndColor() {
  return (
    <Specimen title="Type, color, ornament">
      <div className="gallery-grid">
        <Shown name="Headings and text">
          <h1>
            A headline may <em className="marked">run long</em>
          </h1>
          <h2>Second heading, two lines at most on a phone</h2>
          <h3>Third heading</h3>
          <h4>Fourth heading</h4>
          <p className="text-lead">The lead stands under a headline and is a little larger than the text.</p>
          <p>
            Body text with <TextLink to="/">a link inside the site</TextLink>, with{' '}
            <ExternalLink href="https://example.com">a link that leaves it</ExternalLink>, and with{' '}
            <b>weight</b> and <em>stress</em> where they help.
          </p>
          <p className="font-sans text-small text-soft">Small print, in the sans that controls use.</p>
        </Shown>
        <Shown name="Ornament">
          <div className="oxford">
            <p>Oxford rule</p>
          </div>
          <ul className="hairlines hairlines-closed">
            <li className="py-3">Hairlines between entries</li>
            <li className="py-3">and closed at both ends</li>
          </ul>
          <p>
            <span className="numeral">24</span>
          </p>
          <div className="certificate on-sheet">
            <p className="p-4 text-center text-h3 italic">A promise in a frame</p>
          </div>
          <ScaleAxis from={0.5} to={1.5} max={5} unit="years" />
          <ScaleAxis from={2} to={4.5} max={5} unit="years" />
        </Shown>
      </div>
      <Shown name="Colors">
        <ul className="gallery-swatches">
          {colors.map((color) => (
            <li key={color}>
              <svg width="100%" height="48" aria-hidden="true">
                <rect width="100%" height="48" fill={`var(--color-${color})`} />
              </svg>
              {color}
            </li>
          ))}
        </ul>
      </Shown>
    </Specimen>
  )
}
