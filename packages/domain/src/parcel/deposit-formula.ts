import { kilograms, percentage, type QuoteLine } from "../freight/index.ts";

/** What a deposit was calculated for: the weight charged (g), the allowance in it (basis points, 0 for none), and its lines. */
export type DepositFormula = { chargeableGrams: number; allowanceBp: number; lines: readonly QuoteLine[] };

const between = "; ";

/** A deposit's formula as it is kept: "4.160 kg (+5 %): freight 267.28 = 26.00 + 58.00/kg × 4.160 kg; operation 8.00 = 8.00". */
export function writeDeposit({ chargeableGrams, allowanceBp, lines }: DepositFormula): string {
  const allowance = allowanceBp === 0 ? "" : ` (+${percentage(allowanceBp)})`;
  const parts = lines.map(({ label, amount, how }) => `${label} ${amount} = ${how}`);
  return `${kilograms(chargeableGrams)}${allowance}: ${parts.join(between)}`;
}

/** A kept deposit's formula with its inputs; null for one written before the lines were named. */
export function readDeposit(how: string): DepositFormula | null {
  const [, weight, allowance, written] = /^(\d+\.\d{3}) kg(?: \(\+(\d+(?:\.\d{1,2})?) %\))?: (.+)$/.exec(how) ?? [];
  if (weight === undefined || written === undefined) return null;
  const lines = written.split(between).map(readLine);
  if (!lines.every((line) => line !== null)) return null;
  return {
    chargeableGrams: Number(weight.replace(".", "")),
    allowanceBp: Math.round(Number(allowance ?? "0") * 100),
    lines,
  };
}

function readLine(written: string): QuoteLine | null {
  const [, label, amount, how] = /^(.+?) (-?\d+\.\d{2}) = (.+)$/.exec(written) ?? [];
  return label === undefined || amount === undefined || how === undefined ? null : { label, amount, how };
}
