// What a push service gets is sealed with chance that no seed rules, in a thread of its own. Who is told of what is proven
// elsewhere; here it only matters that it is sent.

export const encryptNotification = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(1)

export const vapidHeaders = async (): Promise<{
  readonly headers: Readonly<Record<string, string>>
}> => ({
  headers: {},
})
