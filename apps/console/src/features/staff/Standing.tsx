import { serverNow } from "@sihai/client";
import { beijing, formatDateTime } from "@sihai/text";
import { consoleStaffDict } from "@sihai/text/dict/console/people/staff";
import { Tag } from "@sihai/ui";
import { useDict, useLanguage } from "#console";
import type { StaffMember } from "./types.ts";

/** Whether somebody may log in, and since when not yet. */
export function Standing({ member: { disabled, hasPassword, invitedUntil } }: { member: StaffMember }) {
  const words = useDict(consoleStaffDict);
  const language = useLanguage();
  if (disabled) return <Tag tone="danger">{words.disabled}</Tag>;
  if (hasPassword) return <Tag tone="ok">{words.active}</Tag>;
  const isOpen = invitedUntil !== null && Date.parse(invitedUntil) > serverNow();
  return <Tag tone="warn">{isOpen ? words.invited(formatDateTime(invitedUntil, language, beijing)) : words.inviteEnded}</Tag>;
}
