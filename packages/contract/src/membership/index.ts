export { growthHistory } from "./growth-history.ts";
export { readInvitations } from "./read-invitations.ts";
export { readMember } from "./read-member.ts";
export { sayBirthday } from "./say-birthday.ts";
