// What is said to a host who calls a bot of their own.

export type CallBotWords = typeof callBotWords

export const callBotWords = {
  title: 'Invite a bot of your own',
  means:
    'For a program that is running on your computer or somebody else’s, and shows six letters.',
  letters: 'Its six letters',
  call: 'Invite',
  came: (name: string) => `${name} has sat down.`,
}
