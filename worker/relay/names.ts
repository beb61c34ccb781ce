export const relayName = (code: string, number: number): string => `${code}/${number}`

export function readRelayName(name: string): { code: string; number: number } {
  const [code = '', number = ''] = name.split('/')
  return { code, number: Number(number) }
}
