// What the page of a table is made of, as one bundle: without all that only shows it.
export { isShared } from '../../web/table/model/kept-table.ts'
export { phoneChanges, Visit } from '../../web/table/model/visit.ts'
export { beginSharing } from '../../web/table/shared-phone/begin-sharing.ts'
export { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
