import { keptRoles, roleField, staffPermissions } from "../../staff/index.ts";
import { unique } from "../checks.ts";
import { internal } from "../setting.ts";
import { choice, flag, list, record } from "../shape.ts";

const mayDo = list(choice(...staffPermissions), 0, staffPermissions.length);

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
    madeBy: "staff.manage" as const,
    checkedBy: "staff.manage" as const,
    neverAlone: true,
  },
};
