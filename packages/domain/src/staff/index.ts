import { keysOf } from "../words.ts";

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
  "abnormal.read",
  "abnormal.record",
  "enquiry.read",
  "enquiry.record",
  "expert.read",
  "expert.record",
  "claim.read",
  "claim.record",
  "storage.read",
  "storage.record",
  "freight.edit",
  "promotion.edit",
  "parcel.read",
  "packing.record",
  "dispatch.record",
  "customer.read",
  "finance.read",
  "finance.record",
  "audit.read",
  "staff.manage",
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
    "abnormal.read",
    "abnormal.record",
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
    "supplement.record",
    "abnormal.read",
    "enquiry.read",
    "enquiry.record",
    "expert.read",
    "expert.record",
    "claim.read",
    "claim.record",
  ],
  finance: ["order.read", "parcel.read", "customer.read", "finance.read", "finance.record", "claim.read", "claim.record"],
  pricing: ["parcel.read", "freight.edit"],
  content: ["promotion.edit"],
  admin: staffPermissions,
} as const satisfies Record<string, readonly StaffPermission[]>;
export type StaffRole = keyof typeof staffRoles;
export const staffRoleNames = keysOf(staffRoles);

export function permissionsOf(roles: readonly string[]): Set<StaffPermission> {
  return new Set(staffRoleNames.filter((role) => roles.includes(role)).flatMap((role) => [...staffRoles[role]]));
}
