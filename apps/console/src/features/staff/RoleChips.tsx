import { type StaffRole, staffRoleNames } from "@sihai/domain/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { useDict } from "#console";

type RoleChipsProps = { value: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void };

/** The roles of a member of staff, any number of them. */
export function RoleChips({ value, onChange }: RoleChipsProps) {
  const words = useDict(consoleStaffDict);
  const toggle = (role: StaffRole) =>
    onChange(staffRoleNames.filter((each) => (each === role ? !value.includes(each) : value.includes(each))));
  return (
    <fieldset>
      <legend className="mb-1 text-note text-grey">{words.rolesTitle}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {staffRoleNames.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" className="size-5 accent-brand" checked={value.includes(role)} onChange={() => toggle(role)} />
            {words.roles[role]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
