/**
 * Draws an element of the page onto a canvas: its shapes, texts and plain backgrounds, but no
 * gradients or shadows. An SVG `foreignObject` would draw everything, but Safari refuses to export
 * a canvas that contains one.
 */
export function printElement(context: CanvasRenderingContext2D, root: Element): void {
  const { left, top, width } = root.getBoundingClientRect()
  context.save()
  context.scale(context.canvas.width / width, context.canvas.width / width)
  context.translate(-left, -top)
  print(context, root)
  context.restore()
}

function print(context: CanvasRenderingContext2D, element: Element): void {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  context.save()
  context.globalAlpha *= Number(style.opacity)
  if (element instanceof SVGGeometryElement) printShape(context, element, style)
  else if (element instanceof SVGSVGElement) clipTo(context, element, style)
  else if (element instanceof HTMLElement) printBox(context, element, style)
  for (const child of element.childNodes)
    if (child instanceof Element) print(context, child)
    else if (child instanceof Text) printText(context, child.data.trim(), boxOf(child), style)
  context.restore()
}

function printShape(
  context: CanvasRenderingContext2D,
  element: SVGGeometryElement,
  style: CSSStyleDeclaration,
): void {
  const matrix = element.getScreenCTM()
  const path = pathOf(element)
  if (matrix === null || path === null) return
  const { a, b, c, d, e, f } = matrix
  context.transform(a, b, c, d, e, f)
  if (style.fill !== 'none') {
    context.fillStyle = style.fill
    context.fill(path, style.fillRule === 'evenodd' ? 'evenodd' : 'nonzero')
  }
  if (style.stroke === 'none') return
  context.strokeStyle = style.stroke
  context.lineWidth = Number.parseFloat(style.strokeWidth)
  context.lineCap = style.strokeLinecap as CanvasLineCap
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin
  context.setLineDash(numbersIn(style.strokeDasharray))
  context.stroke(path)
}

/**
 * Returns the outline of an SVG element. Supports only the kinds of elements that occur in cards.
 */
function pathOf(element: SVGGeometryElement): Path2D | null {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '')
  const path = new Path2D()
  if (element instanceof SVGRectElement) {
    const { x, y, width, height } = element.getBBox()
    path.roundRect(x, y, width, height, element.rx.baseVal.value)
    return path
  }
  if (!(element instanceof SVGCircleElement)) return null
  const { cx, cy, r } = element
  path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, Math.PI * 2)
  return path
}

const numbersIn = (list: string): number[] =>
  list === 'none' ? [] : list.split(/[\s,]+/).map(Number.parseFloat)

function clipTo(
  context: CanvasRenderingContext2D,
  element: SVGSVGElement,
  style: CSSStyleDeclaration,
): void {
  if (style.overflow === 'visible') return
  context.beginPath()
  roundedBox(context, element.getBoundingClientRect(), style)
  context.clip()
}

function printBox(
  context: CanvasRenderingContext2D,
  element: HTMLElement,
  style: CSSStyleDeclaration,
): void {
  const box = element.getBoundingClientRect()
  context.beginPath()
  roundedBox(context, box, style)
  context.fillStyle = style.backgroundColor
  context.fill()
  if (style.outlineStyle !== 'none') printOutline(context, box, style)
  // `DecorativeText` shows its text by CSS `content`, so the text has no text node.
  if (element.dataset['text'] !== undefined) printText(context, element.dataset['text'], box, style)
}

function printOutline(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: DOMRect,
  style: CSSStyleDeclaration,
): void {
  const line = Number.parseFloat(style.outlineWidth)
  const out = Number.parseFloat(style.outlineOffset) + line / 2
  context.beginPath()
  roundedBox(context, new DOMRect(x - out, y - out, width + 2 * out, height + 2 * out), style)
  context.strokeStyle = style.outlineColor
  context.lineWidth = line
  context.setLineDash(style.outlineStyle === 'dashed' ? [line * 2.5, line * 2] : [])
  context.stroke()
}

function roundedBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: DOMRect,
  style: CSSStyleDeclaration,
): void {
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map((radius) => Number.parseFloat(radius) * (radius.endsWith('%') ? width / 100 : 1))
  context.roundRect(x, y, width, height, corners)
}

function boxOf(text: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

function printText(
  context: CanvasRenderingContext2D,
  text: string,
  box: DOMRect,
  style: CSSStyleDeclaration,
): void {
  if (text === '') return
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text)
  const baseline = box.top + (box.height - up - down) / 2 + up
  const edge = Number.parseFloat(style.webkitTextStrokeWidth)
  if (edge > 0) {
    context.strokeStyle = style.webkitTextStrokeColor
    context.lineWidth = edge
    context.lineJoin = 'round'
    context.strokeText(text, box.left, baseline)
  }
  context.fillStyle = style.color
  context.fillText(text, box.left, baseline)
}
