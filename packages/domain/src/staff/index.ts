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

/** The provider's roles (rule B-30) whose permissions are a setting, edited by two people. Nothing is implied. */
export const keptRoles = [
  "buyer",
  "receiver",
  "photographer",
  "packer",
  "dispatcher",
  "support",
  "finance",
  "pricing",
  "content",
] as const;
type KeptRole = (typeof keptRoles)[number];
/** Admin has every permission there is and no table of its own, so that somebody can always mend the others. */
export const staffRoleNames = [...keptRoles, "admin"] as const;
export type StaffRole = (typeof staffRoleNames)[number];

/** As the setting names them: a plain "receiver" is a field of addresses. */
export const roleField = <Role extends KeptRole>(role: Role) => `role-${role}` as const;
export type RolePermissions = Readonly<Record<`role-${KeptRole}`, readonly StaffPermission[]>>;

/** What somebody with these roles may do by the permissions that hold. */
export function permissionsOf(roles: readonly string[], kept: RolePermissions): Set<StaffPermission> {
  if (roles.includes("admin")) return new Set(staffPermissions);
  return new Set(keptRoles.filter((role) => roles.includes(role)).flatMap((role) => [...kept[roleField(role)]]));
}

/** The roles that have any of these permissions. */
export function rolesWith(permissions: readonly StaffPermission[], kept: RolePermissions): StaffRole[] {
  return staffRoleNames.filter((role) => {
    const may = permissionsOf([role], kept);
    return permissions.some((each) => may.has(each));
  });
}

/** What roles could not do before and can do after. */
export function newlyGiven(before: RolePermissions, after: RolePermissions): StaffPermission[] {
  const given = keptRoles.flatMap((role) => {
    const had = new Set(before[roleField(role)]);
    return after[roleField(role)].filter((each) => !had.has(each));
  });
  return [...new Set(given)];
}
