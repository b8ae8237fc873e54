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
  "broadcast.send",
  "parcel.read",
  "packing.record",
  "dispatch.record",
  "customer.read",
  "customer.record",
  "customer.view",
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

/** A role the provider made beside those the desks were drawn for. */
export type OwnRole = { readonly id: string; readonly may: readonly StaffPermission[]; readonly isOpen: boolean };
export type RoleRules = { readonly rolePermissions: RolePermissions; readonly ownRoles: readonly OwnRole[] };

/** What somebody with these roles may do by the rules that hold; a role nobody knows any more gives nothing. */
export function permissionsOf(roles: readonly string[], { rolePermissions, ownRoles }: RoleRules): Set<StaffPermission> {
  if (roles.includes("admin")) return new Set(staffPermissions);
  return new Set([
    ...keptRoles.filter((role) => roles.includes(role)).flatMap((role) => [...rolePermissions[roleField(role)]]),
    ...ownRoles.filter(({ id }) => roles.includes(id)).flatMap(({ may }) => may),
  ]);
}

/** The roles that have any of these permissions. */
export function rolesWith(permissions: readonly StaffPermission[], rules: RoleRules): string[] {
  return [...staffRoleNames, ...rules.ownRoles.map(({ id }) => id)].filter((role) => {
    const may = permissionsOf([role], rules);
    return permissions.some((each) => may.has(each));
  });
}

/** Whether somebody can be given a role: a closed one only keeps whoever has it. */
export function isGivable(role: string, { ownRoles }: Pick<RoleRules, "ownRoles">): boolean {
  return staffRoleNames.some((each) => each === role) || ownRoles.some(({ id, isOpen }) => id === role && isOpen);
}

/** What roles could not do before and can do after. */
export function newlyGiven(before: RoleRules, after: RoleRules): StaffPermission[] {
  const roles = [...keptRoles, ...after.ownRoles.map(({ id }) => id)];
  const given = roles.flatMap((role) => {
    const had = permissionsOf([role], before);
    return [...permissionsOf([role], after)].filter((each) => !had.has(each));
  });
  return [...new Set(given)];
}
