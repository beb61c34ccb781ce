// What the page of a table is made of, as one bundle: without all that only shows it.
export { isShared } from '../../web/client/kept-table.ts'
export { phoneChanges, Visit } from '../../web/client/visit.ts'
export { beginSharing } from '../../web/table/shared-phone/begin-sharing.ts'
export { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
