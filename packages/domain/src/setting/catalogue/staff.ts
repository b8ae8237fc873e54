import { keptRoles, roleField, staffPermissions, staffRoleNames } from "../../staff/index.ts";
import { unique } from "../checks.ts";
import { keyed } from "../keyed.ts";
import { internal } from "../setting.ts";
import { choice, flag, list, named, record, text } from "../shape.ts";

const mayDo = list(choice(...staffPermissions), 0, staffPermissions.length);

const ownRole = record({
  id: text(40, /^[a-z][a-z-]*$/),
  name: named(40),
  may: mayDo,
  /** Can be given; whoever has a closed one keeps it. */
  isOpen: flag,
});

/** Roles are decided by those who manage staff, never by one alone (decision 88). */
const byTwoWhoManage = { madeBy: "staff.manage" as const, checkedBy: "staff.manage" as const, neverAlone: true };

/** The provider's own people. */
export const staffSettings = {
  /** Everyone needs a second factor to log in; who has none is let in no further than to set one up. */
  staffSecondFactor: internal("staff", flag),
  /** What each role may do. Admin is not among them: it may do everything there is. */
  rolePermissions: {
    ...internal(
      "staff",
      record({
        "role-buyer": mayDo,
        "role-receiver": mayDo,
        "role-photographer": mayDo,
        "role-packer": mayDo,
        "role-dispatcher": mayDo,
        "role-support": mayDo,
        "role-finance": mayDo,
        "role-pricing": mayDo,
        "role-content": mayDo,
      }),
      (kept) => keptRoles.flatMap((role) => unique(kept[roleField(role)], (index) => `${roleField(role)}.${index}`)),
    ),
    ...byTwoWhoManage,
  },
  /** Roles beside those, each with what it may do. One is never called as those are. */
  ownRoles: {
    ...keyed(
      internal("staff", list(ownRole, 0, 50), (roles) => [
        ...unique([...staffRoleNames, ...roles.map(({ id }) => id)], (index) => `${index - staffRoleNames.length}.id`),
        ...roles.flatMap(({ may }, index) => unique(may, (at) => `${index}.may.${at}`)),
      ]),
      "id",
    ),
    ...byTwoWhoManage,
  },
};
