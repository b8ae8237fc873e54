/** Where an invitation stands: nothing received yet, rewarded, or rewarded for the one who came alone. */
export const invitationStates = ["waiting", "rewarded", "over-most"] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Letters and figures that are not taken for each other. */
export const invitationSigns = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const invitationCodeLength = 8;

/** Whether two addresses lead to one mailbox: what stands behind a plus is its owner's own mark, and Gmail reads no dots. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

function mailboxOf(email: string): string {
  const written = email.toLowerCase();
  const at = written.lastIndexOf("@");
  const [name = ""] = written.slice(0, at).split("+");
  const host = written.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  return `${host === "gmail.com" ? name.replaceAll(".", "") : name}@${host}`;
}

/** The first letter of a name, with nothing to say how long it is or how it goes on: "M***". Null where a name begins with none. */
export function initialOf(name: string): string | null {
  const [first] = name.trim();
  return first !== undefined && /[\p{L}\p{N}]/u.test(first) ? `${first.toUpperCase()}***` : null;
}
