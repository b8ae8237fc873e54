import { isPositive } from "@sihai/domain";
import { ParcelSums } from "../../goods/to-door/ParcelSums.tsx";
import { taxToTell } from "./expected-tax.ts";
import type { ParcelForm } from "./use-parcel-form.ts";

type SubmitSumsProps = {
  form: Pick<ParcelForm, "options" | "chosen" | "declared" | "lines">;
  /** What the parcel costs as chosen, and what a card adds where it pays. */
  total: string;
  surcharge: string | null;
};

/** What the parcel asks for now, and what is still to come: the difference after weighing, and the tax of the declaration as typed. */
export function SubmitSums({ form: { options, chosen, declared, lines }, total, surcharge }: SubmitSumsProps) {
  if (!chosen) return null;
  const tax = taxToTell({ options, offered: chosen, declared, lines: lines.length });
  return (
    <ParcelSums
      money={{
        paid: total,
        isPaid: false,
        earlier: null,
        surcharge,
        weighing: "open",
        tax: tax && isPositive(tax.total) ? tax.total : null,
      }}
      tax={tax}
      taxMode={chosen.line.tax.mode}
      country={options.address.country}
    />
  );
}
