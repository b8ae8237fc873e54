export { addressDelete } from "./address-delete.ts";
export { addressDetail } from "./address-detail.ts";
export { addressEdit } from "./address-edit.ts";
export { addressList } from "./address-list.ts";
export { addressMakeDefault } from "./address-make-default.ts";
export { type AddressOnWire, addressField } from "./fields.ts";
