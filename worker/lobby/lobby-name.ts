/** The name of the only `LobbyObject`. */
export const lobbyName = 'lobby'
