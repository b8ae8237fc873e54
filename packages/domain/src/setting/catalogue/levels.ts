import { neverFalls } from "../checks.ts";
import { announced } from "../setting.ts";
import { list, percent } from "../shape.ts";

/** What member levels V0 to V5 have (rules J-35 and J-45). */
export const levelSettings = {
  /** Off the freight, in basis points; a submitted parcel keeps its own. */
  memberFreightOffBp: announced("levels", list(percent(5_000), 6, 6), neverFalls),
};
