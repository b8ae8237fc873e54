import { internal } from "../setting.ts";
import { flag } from "../shape.ts";

/** The provider's own people. */
export const staffSettings = {
  /** Everyone needs a second factor to log in; who has none is let in no further than to set one up. */
  staffSecondFactor: internal("staff", flag),
};
