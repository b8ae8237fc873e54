import { staffRoleNames } from "@sihai/domain/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { useState } from "react";
import { useDict } from "#console";
import type { OwnRoles } from "./types.ts";
import { useRoleName } from "./use-role-name.ts";

type RoleChipsProps = { value: readonly string[]; ownRoles: OwnRoles; onChange: (roles: string[]) => void };

/** The roles of a member of staff, any number of them; a closed one stands where they have it. */
export function RoleChips({ value, ownRoles, onChange }: RoleChipsProps) {
  const words = useDict(consoleStaffDict);
  const nameOf = useRoleName(ownRoles);
  const [had] = useState(value);
  const roles = [...staffRoleNames, ...ownRoles.filter(({ id, isOpen }) => isOpen || had.includes(id)).map(({ id }) => id)];
  const toggle = (role: string) =>
    onChange(roles.filter((each) => (each === role ? !value.includes(each) : value.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1 text-note text-grey">{words.rolesTitle}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {roles.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-brand"
              checked={value.includes(role)}
              onChange={() => toggle(role)}
            />
            <span className="min-w-0 wrap-anywhere">{nameOf(role)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
