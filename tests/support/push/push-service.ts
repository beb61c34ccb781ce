import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivery = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array<ArrayBuffer>
}

/** A push service that records deliveries and responds with `answer`. */
export interface PushService {
  readonly origin: string
  readonly deliveries: readonly Delivery[]
  /** The HTTP status of every response; null if the service never responds. */
  answer: number | null
  readonly end: () => void
}

export async function startPushService(): Promise<PushService> {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', headers } = request
      deliveries.push({ path: url, headers, body: new Uint8Array(Buffer.concat(chunks)) })
      if (service.answer !== null) response.writeHead(service.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    deliveries,
    answer: 201,
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return service
}
