// Exports the code of the page and of the API client that works without a screen, to be bundled
// into one script.
export { Tischlein } from '../../client/Tischlein.ts'
export { isPhoneShared, storeSeatToken } from '../../web/client/stored-table.ts'
export { TableConnection } from '../../web/client/TableConnection.ts'
export { sharedPhoneChanges, TableSession } from '../../web/client/TableSession.ts'
export { sharePhone as beginSharing } from '../../web/table/shared-phone/stored-phone.ts'
export { openTelevisionSocket } from '../../web/tv/open-television-socket.ts'
export { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
