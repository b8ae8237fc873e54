import { keysOf } from "../words.ts";

/** So long the link of an invitation opens. */
export const invitationHours = 72;
/** The least a password of staff has. */
export const staffPasswordLeast = 10;

/** What a member of staff may do, action by action. A call asks for exactly one. */
export const staffPermissions = [
  "order.read",
  "buying.read",
  "buying.record",
  "buying.refund",
  "receiving.read",
  "receiving.record",
  "photo.record",
  "service.read",
  "service.record",
  "supplement.record",
  "return.read",
  "return.record",
  "unannounced.read",
  "unannounced.record",
  "enquiry.read",
  "enquiry.record",
  "expert.read",
  "expert.record",
  "claim.read",
  "claim.record",
  "consult.read",
  "consult.record",
  "storage.read",
  "storage.record",
  "freight.edit",
  "promotion.edit",
  "parcel.read",
  "packing.record",
  "dispatch.record",
  "customer.read",
  "customer.record",
  "finance.read",
  "finance.record",
  "goodwill.give",
  "audit.read",
  "staff.manage",
  "setting.read",
  "setting.edit",
  "content.edit",
  "operation.manage",
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** The provider's roles (rule B-30) and what each may do. Nothing is implied; admin is listed out too. */
export const staffRoles = {
  buyer: [
    "order.read",
    "buying.read",
    "buying.record",
    "buying.refund",
    "supplement.record",
    "return.read",
    "return.record",
    "enquiry.read",
    "enquiry.record",
  ],
  receiver: [
    "order.read",
    "receiving.read",
    "receiving.record",
    "photo.record",
    "unannounced.read",
    "unannounced.record",
    "service.read",
    "service.record",
    "supplement.record",
    "return.read",
    "return.record",
    "storage.read",
    "storage.record",
  ],
  photographer: ["receiving.read", "photo.record", "service.read", "service.record"],
  packer: ["parcel.read", "packing.record", "photo.record", "service.read", "service.record", "storage.read"],
  dispatcher: ["parcel.read", "dispatch.record"],
  support: [
    "order.read",
    "parcel.read",
    "customer.read",
    "customer.record",
    "supplement.record",
    "unannounced.read",
    "enquiry.read",
    "enquiry.record",
    "expert.read",
    "expert.record",
    "claim.read",
    "claim.record",
    "goodwill.give",
    "consult.read",
    "consult.record",
  ],
  finance: [
    "order.read",
    "parcel.read",
    "customer.read",
    "customer.record",
    "finance.read",
    "finance.record",
    "goodwill.give",
    "claim.read",
    "claim.record",
    "setting.read",
    "setting.edit",
  ],
  pricing: ["parcel.read", "freight.edit", "setting.read", "setting.edit"],
  content: ["promotion.edit", "content.edit", "setting.read"],
  admin: staffPermissions,
} as const satisfies Record<string, readonly StaffPermission[]>;
export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = keysOf(staffRoles);

export function permissionsOf(roles: readonly string[]): Set<StaffPermission> {
  return new Set(staffRoleNames.filter((role) => roles.includes(role)).flatMap((role) => [...staffRoles[role]]));
}
