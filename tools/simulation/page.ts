// What the page of a table and a program at a table are made of, as one bundle: without all that only shows it.
export { Tischlein } from '../../client/Tischlein.ts'
export { isPhoneShared, storeSeatToken } from '../../web/client/stored-table.ts'
export { sharedPhoneChanges, TableSession } from '../../web/client/TableSession.ts'
export { sharePhone as beginSharing } from '../../web/table/shared-phone/stored-phone.ts'
export { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
