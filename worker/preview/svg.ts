import { escapeHtml } from '../html.ts'
import type { Drawing, Shape } from './shapes.ts'

/**
 * Returns a drawing as an SVG file. The file has no scripts and no external resources, so any page
 * can show it.
 */
export const svg = ({ width, height, background, shapes, title }: Drawing): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 2}" height="${height / 2}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escapeHtml(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="28" fill="${background}"/>`,
    ...shapes.map(element),
    '</svg>',
  ].join('')

function element(one: Shape): string {
  if (one.shape === 'line') {
    const { path, x, y, scale, pen, colour } = one
    return `<path d="${path}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" stroke="${colour}" stroke-width="${short(pen / scale)}"/>`
  }
  if (one.shape === 'area') {
    const { path, x, y, scale, colour } = one
    return `<path d="${path}" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})" fill="${colour}"/>`
  }
  const { x, y, width, height, radius, colour, tilt } = one
  const turned =
    tilt === undefined
      ? ''
      : ` transform="rotate(${tilt} ${short(x + width / 2)} ${short(y + height / 2)})"`
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${colour}"${turned}/>`
}

const short = (number: number): string => String(Math.round(number * 1000) / 1000)
