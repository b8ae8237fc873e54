export { growthHistory } from "./growth-history.ts";
export { readInvitation } from "./read-invitation.ts";
export { readInvitations } from "./read-invitations.ts";
export { readMember } from "./read-member.ts";
export { sayBirthday } from "./say-birthday.ts";
export { showInitial } from "./show-initial.ts";
