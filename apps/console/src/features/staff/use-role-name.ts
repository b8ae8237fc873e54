import { inLanguage } from "@sihai/domain/language";
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
    if (ours) return words.roles[ours];
    const own = ownRoles.find(({ id }) => id === role);
    return own ? inLanguage(own.name, language) : role;
  };
}
