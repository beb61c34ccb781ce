// workerd has no static assets, so this small worker runs inside it and replaces Cloudflare's
// binding ASSETS.

/** The metadata of a built file of the page. */
export type PageFile = {
  readonly headers: Readonly<Record<string, string>>
  /**
   * Whether the file is served compressed. This is false for file types that are already
   * compressed.
   */
  readonly packs: boolean
}
export type PageFiles = Readonly<Record<string, PageFile>>

/** Returns the path of the compressed copy of a file. */
export const brotliPath = (path: string): string => `${path}.br`

/** The options of a response with workerd's `encodeBody`, which `ResponseInit` lacks. */
interface Answer extends ResponseInit {
  readonly encodeBody: 'automatic' | 'manual'
}

interface Bound {
  /** The disk service of workerd, which reads the folder of the built page. */
  readonly PAGE: { fetch(address: string): Promise<Response> }
  readonly FILES: PageFiles
}

export default {
  async fetch(request: Request, { PAGE, FILES }: Bound): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 })
    const { pathname } = new URL(request.url)
    // Redirects /index.html to /, as Cloudflare does.
    if (pathname === '/index.html')
      return new Response(null, { status: 307, headers: { Location: '/' } })
    const path = pathname === '/' ? '/index.html' : pathname
    const file = FILES[path]
    if (!file) return new Response(null, { status: 404 })
    const headers = new Headers(file.headers)
    if (request.headers.get('If-None-Match')?.includes(file.headers['ETag'] ?? '-'))
      return new Response(null, { status: 304, headers })
    const unpacks = (how: string): boolean =>
      file.packs && (request.headers.get('Accept-Encoding')?.includes(how) ?? false)
    const isPacked = unpacks('br')
    // The stored file is already compressed. Without `encodeBody: manual`, the runtime would
    // compress it again.
    if (isPacked) headers.set('Content-Encoding', 'br')
    else if (unpacks('gzip')) headers.set('Content-Encoding', 'gzip')
    const { body, ok } = await PAGE.fetch(`http://page${isPacked ? brotliPath(path) : path}`)
    if (!ok) return new Response(null, { status: 404 })
    const answer: Answer = { headers, encodeBody: isPacked ? 'manual' : 'automatic' }
    return new Response(body, answer)
  },
}
