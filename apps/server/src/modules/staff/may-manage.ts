import { permissionsOf } from "@sihai/domain/staff";
import type { Deps, Staff } from "#platform";

/** Who manages, with what they may do themselves. */
export type Manager = Pick<Staff, "staffId" | "permissions">;
export type By = { by: Manager; now: Date };

/** Nobody makes somebody what they are not themselves, nor acts on who may more than they do. */
export function mayManage({ settings }: Deps, roles: readonly string[], { by, now }: By): boolean {
  const given = permissionsOf(roles, settings.at(now));
  return [...given].every((each) => by.permissions.has(each));
}
