import { ascending, neverFalls } from "../checks.ts";
import { announced } from "../setting.ts";
import { list, percent, whole } from "../shape.ts";

/** What member levels V0 to V5 ask for and have (rules J-35 and J-45). */
export const levelSettings = {
  /** Where each level begins: growth of twelve months. */
  levelGrowth: announced("levels", list(whole("points", 0, 100_000_000), 6, 6), (growth) => [
    ...(growth[0] === 0 ? [] : [{ path: "0", code: "TOO_GREAT" as const, limit: "0" }]),
    ...ascending(growth),
  ]),
  /** Off the freight, in basis points; a submitted parcel keeps its own. */
  memberFreightOffBp: announced("levels", list(percent(5_000), 6, 6), neverFalls),
};
