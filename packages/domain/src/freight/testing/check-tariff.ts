import type { BracketsSegment, Segment } from "../line.ts";
import { nanoYuan } from "../tariff-price.ts";

/**
 * What is wrong with a tariff, in words a pricing clerk understands; empty when every weight from the first gram to the last segment's end
 * has exactly one price (rule Q1).
 */
export function checkTariff(tariff: readonly Segment[]): string[] {
  if (tariff.length === 0) return ["no prices"];
  return tariff.flatMap((segment, index) => {
    const over = index === 0 ? 0 : (tariff[index - 1]?.upToGrams ?? 0);
    return [
      ...checkEnd(segment, over),
      ...checkPrices(segment),
      ...(segment.kind === "brackets" ? checkBrackets(segment, over) : []),
    ];
  });
}

function checkEnd({ upToGrams }: Segment, over: number): string[] {
  if (!Number.isSafeInteger(upToGrams)) return [`ends at ${upToGrams}, not at whole grams`];
  return upToGrams > over ? [] : [`ends at ${upToGrams} g but starts over ${over} g`];
}

function checkPrices(segment: Segment): string[] {
  switch (segment.kind) {
    case "brackets":
      return segment.brackets.flatMap(([, amount]) => checkPrice(amount));
    case "per-kg":
      return [segment.parcel, segment.perKg].flatMap(checkPrice);
    case "first-step":
      return [
        ...[segment.first, segment.step].flatMap(checkPrice),
        ...[segment.firstGrams, segment.stepGrams].flatMap(checkStep),
      ];
    case "base-gram":
      return [segment.base, segment.perGram].flatMap(checkPrice);
  }
}

function checkBrackets({ brackets, upToGrams }: BracketsSegment, over: number): string[] {
  const problems: string[] = [];
  let previous = over;
  for (const [upTo] of brackets) {
    if (!(Number.isSafeInteger(upTo) && upTo > previous)) problems.push(`bracket to ${upTo} g does not follow ${previous} g`);
    previous = upTo;
  }
  if (previous !== upToGrams) problems.push(`brackets end at ${previous} g, the segment at ${upToGrams} g`);
  return problems;
}

function checkPrice(decimal: string): string[] {
  try {
    nanoYuan(decimal);
    return [];
  } catch {
    return [`not a price: ${decimal}`];
  }
}

function checkStep(grams: number): string[] {
  return Number.isSafeInteger(grams) && grams > 0 ? [] : [`not a weight step: ${grams} g`];
}
