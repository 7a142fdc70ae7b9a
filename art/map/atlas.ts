// The states as polygons, from the Census Bureau's cartographic boundaries in us-atlas.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo'
import { feature, neighbors } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type StateCode, states } from '../../src/domain/states.ts'
import { type Point, type Polygon, signedArea, simplify } from '../engraving/geometry.ts'

type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; nation: GeometryCollection }>
type Shape = { type: 'Polygon' | 'MultiPolygon'; coordinates: unknown }

function read(file: string): Atlas {
  const path = createRequire(import.meta.url).resolve(`us-atlas/${file}`)
  return JSON.parse(readFileSync(path, 'utf8')) as Atlas
}

const codeByName = new Map<string, StateCode>(states.map(({ value, label }) => [label.en, value]))

/** Outer rings only: no state has a visible hole at this size. */
function outerRings(shape: Shape): Polygon[] {
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as Polygon[][]
  return polygons.flatMap(([outer]) => (outer ? [outer.slice(0, -1)] : []))
}

/** Leaves out islands smaller than a share of the largest part. */
function partsAbove(share: number, rings: Polygon[]): Polygon[] {
  const areas = rings.map((ring) => Math.abs(signedArea(ring)))
  const least = Math.max(...areas) * share
  return rings.filter((_, i) => (areas[i] ?? 0) >= least)
}

/** The arcs with absolute coordinates, simplified once each, so that neighbors keep the same border. */
function simplifyArcs(atlas: Atlas, tolerance: number): Atlas {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] }
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
    return simplify(points, tolerance).map(([px, py]) => [px, py])
  })
  const { transform: _, ...rest } = atlas
  return { ...rest, arcs }
}

export type MapState = { code: StateCode; rings: Polygon[] }

/** All states in one projection of 975 by 610, with Alaska and Hawaii below the southwest, and the coast around them. */
export function unitedStates(tolerance: number): { states: MapState[]; coast: Polygon[] } {
  const atlas = simplifyArcs(read('states-albers-10m.json'), tolerance)
  const shapes = feature(atlas, atlas.objects.states).features
  const nation = feature(atlas, atlas.objects.nation).features
  return {
    states: shapes.flatMap(({ geometry, properties }) => {
      const code = codeByName.get(properties.name)
      if (!code) return []
      return [{ code, rings: partsAbove(code === 'HI' ? 0.01 : 0.004, outerRings(geometry as Shape)) }]
    }),
    coast: nation
      .flatMap(({ geometry }) => outerRings(geometry as Shape))
      // The smallest of Hawaii's eight islands on this map covers 5 square units.
      .filter((ring) => Math.abs(signedArea(ring)) > 5),
  }
}

export type Box = { width: number; height: number; margin: number }

/** A single state, upright, as large as the box allows. */
export function projectState(code: StateCode, { width, height, margin }: Box, tolerance: number): Polygon[] {
  const atlas = read('states-10m.json')
  const name = states.find(({ value }) => value === code)?.label.en
  const shape = feature(atlas, atlas.objects.states).features.find(
    ({ properties }) => properties.name === name,
  )
  if (!shape) throw new Error(`${code} is not in the atlas`)
  const [longitude, latitude] = geoCentroid(shape as GeoPermissibleObjects)
  const turned = geoAzimuthalEqualArea().rotate([-longitude, -latitude])
  const rings = outerRings(shape.geometry as Shape).map((ring) =>
    ring.map((point): Point => turned([point[0], point[1]]) ?? [0, 0]),
  )
  return fitToBox(partsAbove(0.004, rings), { width, height, margin })
    .map((ring) => simplify([...ring, ...ring.slice(0, 1)], tolerance).slice(0, -1))
    .filter((ring) => ring.length > 3)
}

function fitToBox(rings: Polygon[], { width, height, margin }: Box): Polygon[] {
  const xs = rings.flat().map(([x]) => x)
  const ys = rings.flat().map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  return rings.map((ring) =>
    ring.map(([x, y]): Point => [width / 2 + (x - cx) * scale, height / 2 + (y - cy) * scale]),
  )
}

/** States that meet only at a corner, like Arizona and Colorado, don't count as neighbors. */
export function borders(): Record<StateCode, StateCode[]> {
  const atlas = read('states-albers-10m.json')
  const { geometries } = atlas.objects.states
  const codes = feature(atlas, atlas.objects.states).features.map(({ properties }) =>
    codeByName.get(properties.name),
  )
  const touching = neighbors(geometries as Parameters<typeof neighbors>[0])
  const entries = codes.flatMap((code, i) => {
    if (!code) return []
    const around = (touching[i] ?? []).flatMap((j) => codes[j] ?? [])
    return [[code, around.sort()] as const]
  })
  return Object.fromEntries(entries) as Record<StateCode, StateCode[]>
}
