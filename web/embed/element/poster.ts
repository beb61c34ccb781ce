import { pieceShapes } from '../../../shared/appearance.ts'
import { disc, rays, waveCuts, createJitter } from '../../kit/woodcut.ts'

const hand = createJitter(3)
const sun = disc(hand, 0, 0, 54) + rays(hand, 62, 92, 30, 8)
const waves = waveCuts(hand, { top: 22, bottom: 68, step: 9, width: 200, stroke: 4 })

/**
 * Creates the poster, a still picture: a sun over the sea, the table's code and some players'
 * tokens. It also shows the link that the page's author put inside the element.
 */
export function poster(code: string | null): HTMLElement {
  const [ground, words, letters, people] = [
    createPart('poster'),
    createPart('words'),
    createPart('code'),
    createPart('people'),
  ]
  // The parts that the embedding page can style.
  ground.part.add('poster')
  letters.part.add('code')
  letters.textContent = code?.toUpperCase().replace(/^(\w{3})(\w{3})$/, '$1·$2') ?? 'Tischlein'
  people.append(...pieceShapes.map((shape) => createPicture('0 0 40 40', shape)))
  words.append(letters, people, document.createElement('slot'))
  ground.append(createPicture('-100 -100 200 200', sun), createPicture('0 0 200 67', waves), words)
  return ground
}

function createPart(name: string): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  return made
}

function createPicture(field: string, line: string): SVGElement {
  const [picture, path] = [svg('svg'), svg('path')]
  picture.setAttribute('viewBox', field)
  picture.setAttribute('preserveAspectRatio', 'none')
  path.setAttribute('d', line)
  picture.append(path)
  return picture
}

const svg = (name: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', name)
