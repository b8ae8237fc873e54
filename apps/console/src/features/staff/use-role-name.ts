import { staffRoleNames } from "@sihai/domain/staff";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { useDict, useLanguage } from "#console";
import type { OwnRoles } from "./types.ts";

/** What a role is called: by us, or by the provider who made it. */
export function useRoleName(ownRoles: OwnRoles): (role: string) => string {
  const words = useDict(consoleStaffDict);
  const language = useLanguage();
  return (role) => {
    const ours = staffRoleNames.find((each) => each === role);
    return ours ? words.roles[ours] : (ownRoles.find(({ id }) => id === role)?.name[language] ?? role);
  };
}
