import { backdrop, form, shadow } from '../form.ts'
import { type Point, segment, smooth, spline, steps } from '../geometry.ts'
import { Plate } from '../plate.ts'

export function stairs(): Plate {
  const plate = new Plate(240, 180)
  const count = 5
  const [run, rise] = [27, 17]
  const back: Point = [-30, -13]
  const corner = (i: number): Point => [70 + i * run, 142 - i * rise]
  const behind = ([x, y]: Point): Point => [x + back[0], y + back[1]]

  for (const i of steps(0, count - 1, 2)) {
    const [x, y] = corner(i)
    plate.line(segment([x + 13, y - rise], [x + 13, y - rise - 40], 4), 2.2)
  }
  const [railX, railY] = corner(0)
  const slope = rise / run
  plate.line(segment([railX + 4, railY - rise - 34], [railX + 140, railY - rise - 34 - 136 * slope], 10), 4.2)
  plate.line(
    spline(
      [
        [railX + 4, railY - rise - 34],
        [railX - 3, railY - rise - 31],
        [railX - 2, railY - rise - 24],
      ],
      5,
    ),
    3.2,
  )

  // The profile of the steps, toward the reader; the third has lost its edge.
  const profile: Point[] = [[70, 142]]
  for (let i = 0; i < count; i++) {
    const [x, y] = corner(i)
    if (i === 2)
      profile.push([x, y - 8], [x + 3, y - 9], [x + 4, y - 13], [x + 8, y - 13.5], [x + 10, y - rise])
    else profile.push([x, y - rise])
    profile.push([x + run, y - rise])
  }
  profile.push([70 + count * run, 142])
  form(plate, profile, 1.4, { tone: (u, v) => 0.3 + 0.34 * smooth(0.1, 1, u * 0.5 + v * 0.6), pitch: 2.7 })

  for (let i = 0; i < count; i++) {
    const [x, y] = corner(i)
    const [edge, inner]: [Point, Point] = [
      [x, y - rise],
      [x + run, y - rise],
    ]
    if (i === 2)
      form(plate, [[x, y - 8], edge, [x + 10, y - rise], [x - 2, y - rise - 5], [x - 7, y - 11]], 0.8, {
        tone: 0.2,
        angle: 60,
        pitch: 2,
      })
    form(plate, [edge, inner, behind(inner), behind(edge)], 1.1)
    form(plate, [[x, y], edge, behind(edge), behind([x, y])], 1.1, { tone: 0.78, angle: 23.5, pitch: 2.2 })
  }
  shadow(plate, [120, 144], 100, 5)
  backdrop(plate, { center: [122, 82], rx: 106, ry: 66 })
  return plate
}
