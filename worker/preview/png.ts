import type { Pixels } from './pixels.ts'

/** Encodes pixels as a PNG file: eight bits per channel, no alpha. */
export async function encodePng({
  width,
  height,
  bytes,
}: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  head.setUint8(8, 8)
  head.setUint8(9, 2)
  return concat([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', await deflate({ width, height, bytes })),
    chunk('IEND', new Uint8Array()),
  ])
}

/**
 * Number of rows in a chunk. After each chunk is compressed, other events of this thread can run.
 */
const rowsPerChunk = 64

async function deflate({ width, height, bytes }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  // `CompressionStream` calls the zlib format `deflate`. PNG requires the zlib format.
  const { readable, writable } = new CompressionStream('deflate')
  const packed = new Response(readable).arrayBuffer()
  const writer = writable.getWriter()
  for (let y = 0; y < height; y += rowsPerChunk) {
    await writer.write(filterRows(width, bytes, y, Math.min(height, y + rowsPerChunk)))
    await scheduler.wait(0)
  }
  await writer.close()
  return new Uint8Array(await packed)
}

/**
 * Applies PNG filter 2, which stores the difference to the row above. This compresses well, since
 * most columns of our pictures have one colour.
 */
function filterRows(width: number, bytes: Uint8Array, from: number, to: number): Uint8Array {
  const row = width * 3
  const filtered = new Uint8Array((row + 1) * (to - from))
  for (let y = from; y < to; y++) {
    const start = (y - from) * (row + 1)
    filtered[start] = 2
    for (let x = 0; x < row; x++) {
      const at = y * row + x
      filtered[start + 1 + x] = (bytes[at] ?? 0) - (bytes[at - row] ?? 0)
    }
  }
  return filtered
}

/** Returns a PNG chunk: length, name, data, and the checksum of name and data. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = concat([new TextEncoder().encode(name), data])
  return concat([uint32(data.length), named, uint32(crc32(named))])
}

function uint32(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setUint32(0, number)
  return new Uint8Array(bytes.buffer)
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ -1) >>> 0
}

const crcTable = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})
