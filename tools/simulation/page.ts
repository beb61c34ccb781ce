// The parts of a page and of a program at a table that need no screen, as one script.
export { Tischlein } from '../../client/Tischlein.ts'
export { isPhoneShared, storeSeatToken } from '../../web/client/stored-table.ts'
export { sharedPhoneChanges, TableSession } from '../../web/client/TableSession.ts'
export { sharePhone as beginSharing } from '../../web/table/shared-phone/stored-phone.ts'
export { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
