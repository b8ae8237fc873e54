import { packageMethods, services, tariffKinds, taxModes, volumetricRules } from "@sihai/domain/freight";

type Field =
  | { column: string; kind: "text" | "area" | "flags" | "warehouses" }
  | { column: string; kind: "choice"; choices: readonly string[] };

const text = (...columns: string[]): Field[] => columns.map((column) => ({ column, kind: "text" }));
const area = (column: string): Field => ({ column, kind: "area" });
const choice = (column: string, choices: readonly string[]): Field => ({ column, kind: "choice", choices });

/** The cells of a line, in the order a clerk thinks of them. */
export const lineParts = [
  { part: "what", fields: [...text("id", "name_en", "name_zh"), choice("service", services), ...text("valid_from", "valid_to")] },
  {
    part: "goes",
    fields: [{ column: "warehouses", kind: "warehouses" }, ...text("days_min", "days_max"), area("countries")],
  },
  {
    part: "weighs",
    fields: [choice("volumetric_rule", volumetricRules), ...text("divisor", "side_cm", "ratio", "min_charge_g", "round_up_g")],
  },
  {
    part: "limits",
    fields: [...text("max_g", "max_side_cm", "max_sum_cm", "max_girth_cm"), { column: "refuses", kind: "flags" }],
  },
  {
    part: "more",
    fields: [
      choice("tax_mode", taxModes),
      ...text("tax_rate_bp", "insurance_rate_bp", "insurance_min", "insurance_cap"),
      choice("package", packageMethods),
      choice("pickup", ["0", "1"]),
      choice("needs_identity", ["0", "1"]),
      ...text("note_en", "note_zh"),
    ],
  },
] as const satisfies readonly { part: string; fields: readonly Field[] }[];

/** The cells of a weight band that its kind asks for, beside where it ends and what kind it is. */
export const bandFields: Readonly<Record<string, readonly string[]>> = {
  brackets: ["fixed"],
  "per-kg": ["fixed", "per_kg"],
  "first-step": ["fixed", "first_g", "step_g", "step_price"],
  "base-gram": ["fixed", "per_g"],
};
export const bandColumns = ["fixed", "per_kg", "per_g", "first_g", "step_g", "step_price"] as const;

export const surchargeFields: Readonly<Record<string, readonly string[]>> = {
  percent: ["rate_bp"],
  zip: ["amount", "prefixes"],
};
export const surchargeColumns = ["rate_bp", "amount", "prefixes"] as const;
export const bandKinds = tariffKinds;

/** A line nobody has priced yet. */
export const newLine = {
  line: {
    id: "",
    service: "air",
    warehouses: "1 2",
    tax_mode: "excluded",
    tax_rate_bp: "0",
    volumetric_rule: "greater",
    divisor: "6000",
    min_charge_g: "0",
    round_up_g: "1",
    package: "carton",
    pickup: "0",
    needs_identity: "0",
  },
  tariffs: [{ up_to_g: "", kind: "per-kg", fixed: "", per_kg: "" }],
  surcharges: [],
  performance: [],
};
