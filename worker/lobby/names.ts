/** There is one. */
export const lobbyName = 'lobby'
