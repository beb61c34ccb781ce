// The texts for several players who share one phone.

export type SharedPhoneWords = typeof sharedPhoneWords

export const sharedPhoneWords = {
  title: 'One phone for all',
  means: 'You pass the phone round. Your cards stay covered until you tap that you have the phone.',
  name: (number: number) => `Name of player ${number}`,
  more: 'One more',
  join: 'Others can join on their own phones with the table code.',
  handTo: (name: string) => `Pass the phone to ${name}`,
  iAm: (name: string) => `I’m ${name}`,
  who: 'Who has the phone?',
  turnOf: (name: string) => `It’s ${name}’s turn`,
  paused: 'The table is paused.',
  others: 'Look at your own cards',
  cover: 'Cover my cards',
  people: 'On this phone',
  add: 'Someone else plays on this phone',
  addName: 'Their name',
  sit: 'Sit down',
  move: (name: string) => `Move ${name} to another device`,
  leave: (name: string) => `${name} leaves the table`,
}
