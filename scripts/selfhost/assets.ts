// Runs inside workerd, where the platform's static assets do not exist: what is bound as ASSETS there, this is here.

/** What is known of a file of the page since it was built. */
export type PageFile = {
  readonly headers: Readonly<Record<string, string>>
  /** Whether it gets smaller by packing. */
  readonly packs: boolean
}
export type PageFiles = Readonly<Record<string, PageFile>>

interface Bound {
  /** The folder of the built page. */
  readonly PAGE: { fetch(address: string): Promise<Response> }
  readonly FILES: PageFiles
}

export default {
  async fetch(request: Request, { PAGE, FILES }: Bound): Promise<Response> {
    if (!['GET', 'HEAD'].includes(request.method)) return new Response(null, { status: 405 })
    const { pathname } = new URL(request.url)
    // As the platform does: the page has one address.
    if (pathname === '/index.html')
      return new Response(null, { status: 307, headers: { Location: '/' } })
    const path = pathname === '/' ? '/index.html' : pathname
    const file = FILES[path]
    if (!file) return new Response(null, { status: 404 })
    const headers = new Headers(file.headers)
    if (request.headers.get('If-None-Match')?.includes(file.headers['ETag'] ?? '-'))
      return new Response(null, { status: 304, headers })
    // The runtime packs what is said to be packed.
    if (file.packs && request.headers.get('Accept-Encoding')?.includes('gzip'))
      headers.set('Content-Encoding', 'gzip')
    const { body, ok } = await PAGE.fetch(`http://page${path}`)
    return ok ? new Response(body, { headers }) : new Response(null, { status: 404 })
  },
}
