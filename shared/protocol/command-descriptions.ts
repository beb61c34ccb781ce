import type { CommandType } from './commands.ts'

/**
 * The description of each command in the OpenAPI document. The texts are not part of the schemas,
 * so that the Worker need not load them at every start.
 */
export const commandDescriptions: Readonly<Record<CommandType, string>> = {
  'add-nonce':
    'Adds a nonce of this seat to the shuffle of the next deal. `commitment` is the commitment that the table shows.',
  move: 'Makes a move. `turn` is the `turn` of the view that the move answers.',
  signal: 'Sends a signal of the game, such as a hint. A signal is no move.',
  'take-back':
    'Takes the last move back. If another player could use what it has shown, all are asked. `turn` is the `turn` of the newest view.',
  'answer-take-back':
    'Accepts or declines an open request to take a move back. Its sender can only withdraw it.',
  chat: 'Sends a chat message to the whole table.',
  'send-phrase':
    'Sends one of the fixed phrases. Each viewer of a page reads it in their own language.',
  react:
    'Shows a face on the player’s piece for a moment. It arrives as a chat message with a `reaction`. `hurry` is possible once ' +
    'another player has had the turn for ten seconds.',
  rename: 'Changes the player’s name.',
  'choose-piece':
    'Changes the player’s piece before the start. No other person may have the piece.',
  leave: 'Gives up the seat.',
  pause: 'Pauses the game.',
  resume: 'Resumes a paused game, even if a player is away.',
  'take-back-seat': 'Takes the seat back from the bot that substitutes for the player.',
  substitute:
    'Lets a bot substitute for the player of `seat`, who is away, has left, or has not moved for two minutes.',
  nudge:
    'Reminds the player of `seat` that it is their turn. The player has not moved for a while.',
  subscribe:
    'Subscribes a browser to Web Push. It is notified when the player’s turn starts while no page of the player is visible. ' +
    'The fields are those of its `PushSubscription`. `/api/push` returns the `applicationServerKey`.',
  'subscribe-webhook':
    'Subscribes a webhook. It is sent a signed POST request when the player’s turn starts while no page of the player is ' +
    'visible, and another one when the turn is over. `secret` signs the requests, as Standard Webhooks describes.',
  unsubscribe: 'Ends the subscription of a browser or a webhook.',
  'set-visibility':
    'Reports whether the player’s page is visible. The server treats a page as visible when its WebSocket opens.',
  'set-options': 'Host only: sets the options of the game before the start.',
  'choose-game':
    'Host only: chooses another game, or the same game with other options, before the start or after the end. Players ' +
    'keep their seats. Missing options have their defaults.',
  'change-seat':
    'Between games: moves to a seat that is free or a bot’s. If a person has the seat, the command asks that person to swap. ' +
    'The sender’s own seat cancels the request. The seat after the last one is free while the table has room.',
  'answer-swap': 'Accepts or declines the swap request of `person`.',
  'add-bot': 'Host only: adds a bot before the start. Its strength is `medium` by default.',
  'set-bot-strength': 'Host only: sets the strength of a bot, before the start or between games.',
  remove: 'Host only: removes the player of a seat from the table.',
  'set-locked':
    'Host only: locks or unlocks the table. At a locked table no newcomer can take a seat.',
  'set-auto-substitute':
    'Host only: sets whether a bot automatically substitutes for a player who stays away.',
  'set-join-approval':
    'Host only: sets whether a newcomer needs approval before taking a bot’s seat during a game.',
  'answer-join':
    'Host, or any player while the host is away: accepts or declines the join request of `person`.',
  readmit: 'Host, or any player while the host is away: lets a removed person take a seat again.',
  'set-listed': 'Host only: sets whether the table is in the list of public tables.',
  'set-long-lived':
    'Host only: sets whether the table expires only after 90 days without activity. Taking a seat, connecting to a seat and ' +
    'sending a command are activity; watching is not.',
  'set-cloth':
    'Host only: lays one of these cloths on the table, which everyone sees. Null lays the cloth of the game.',
  'set-take-back': 'Host only: sets whether players can take moves back.',
  'set-clapping': 'Host only: sets whether spectators can clap.',
  'set-spectator-delay':
    'Host only: sets by how many moves the spectators’ view is delayed, before the start or between games.',
  'set-open-hands':
    'Host only: asks all players to show their hands to spectators, `moves` moves later. Spectators see the hands as soon as ' +
    'all players have agreed, and no hand from before that. The host agrees with this command. 0 ends the request.',
  'show-hand':
    'Agrees or declines to show the player’s hand to spectators, if the host asks for open hands. A player can withdraw ' +
    'at any time, which hides all hands at once.',
  'call-host':
    'Calls the host to do what only a host can do. If the host stays away for a minute (with turns of an hour or more: a day), the ' +
    'caller acts as the host until the host returns. Any command of the host answers the call, including this one.',
  'set-tempo':
    'Host only: sets the time limit of a turn: none (`free`), 45 seconds (`brisk`), a day (`daily`), or a whole number of ' +
    'seconds from 15 to 604800. When the time is up, a bot plays that turn. `shown` is no limit: it only shows how long a turn has lasted.',
  'delete-table': 'Host only: deletes the table at once, with all its games and messages.',
  start: 'Host only: starts the first game.',
  rematch: 'Host only: starts the next game after the end.',
  gather:
    'Host only: goes back to the `gathering` phase after the end, so that seats and options can change.',
  vote:
    'After a game: votes for the next game. As soon as everyone who is present has voted for the same game, the cards are ' +
    'dealt. Null takes the vote back.',
}
