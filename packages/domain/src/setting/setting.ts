import type { StaffPermission } from "../staff/index.ts";
import type { SettingProblem, Shape, ValueOf } from "./shape.ts";

export const settingGroups = [
  "fees",
  "storage",
  "deadlines",
  "working-time",
  "holidays",
  "warehouses",
  "couriers",
  "boxes",
  "goods-classes",
  "services",
  "parcels",
  "experts",
  "payment",
  "transfers",
  "levels",
  "returns",
  "claims",
  "countries",
  "links",
  "accounts",
  "staff",
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** One rule of the operator's. */
export type Audience = "public" | "apart" | "staff";
export type Setting<S extends Shape = Shape, Seen extends Audience = Audience> = {
  group: SettingGroup;
  shape: S;
  /** `public`: the shop and its visitors see it too; `apart`: they do, by a call of its own, for it is long; `staff`: the console alone. */
  audience: Seen;
  /** A price seen today is the price paid today, so most begin tomorrow at the earliest; what must be able to change within the hour may begin at once. */
  earliest: "tomorrow" | "at-once";
  /** What no part of the value can say alone: that a shop opens before it closes, that no code stands twice. */
  check?(value: ValueOf<S>): readonly SettingProblem[];
  /** Of a table whose rows others point to (`keyed`). */
  key?: string;
  /** Who alone checks its drafts, where whoever keeps the rules may not decide it. */
  checkedBy?: StaffPermission;
  /** Who alone drafts it. */
  madeBy?: StaffPermission;
  /** Whoever made it never checks it, not even where nobody else at work could. */
  neverAlone?: boolean;
};

/** A rule that customers see, from tomorrow at the earliest. */
export function announced<const S extends Shape>(
  group: SettingGroup,
  shape: S,
  check?: (value: ValueOf<S>) => readonly SettingProblem[],
): Setting<S, "public"> {
  return { group, shape, audience: "public", earliest: "tomorrow", ...(check && { check }) };
}

/** A list that customers see by a call of its own, changed from tomorrow at the earliest. */
export function apart<const S extends Shape>(
  group: SettingGroup,
  shape: S,
  check?: (value: ValueOf<S>) => readonly SettingProblem[],
): Setting<S, "apart"> {
  return { group, shape, audience: "apart", earliest: "tomorrow", ...(check && { check }) };
}

/** A rule that customers see and that must be able to change within the hour. */
export function atOnce<const S extends Shape>(
  group: SettingGroup,
  shape: S,
  check?: (value: ValueOf<S>) => readonly SettingProblem[],
): Setting<S, "public"> {
  return { group, shape, audience: "public", earliest: "at-once", ...(check && { check }) };
}

/** A rule of the work behind the counter, which may change at once. */
export function internal<const S extends Shape>(
  group: SettingGroup,
  shape: S,
  check?: (value: ValueOf<S>) => readonly SettingProblem[],
): Setting<S, "staff"> {
  return { group, shape, audience: "staff", earliest: "at-once", ...(check && { check }) };
}
