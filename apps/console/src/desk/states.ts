import { type ItemState, itemStates } from "@sihai/domain/item";
import { isParcelState } from "@sihai/domain/parcel";
import { consoleDict } from "@sihai/text/dict/console/shell";
import type { Tone } from "@sihai/ui";
import { useDict } from "#console";

const itemTones: Partial<Record<ItemState, Tone>> = {
  paid: "brand",
  buying: "brand",
  signed: "warn",
  "awaiting-confirmation": "warn",
  "stocked-in": "ok",
  received: "ok",
  cancelled: "neutral",
  forfeited: "danger",
  lost: "danger",
};

const parcelTones: Record<string, Tone> = {
  unshipped: "brand",
  picking: "warn",
  packed: "warn",
  weighed: "ok",
  delivered: "ok",
  completed: "ok",
  exception: "danger",
};

function isItemState(state: string): state is ItemState {
  return itemStates.some((one) => one === state);
}

/** A state in words and its colour, of an item or of a parcel; a state unknown here is shown as it came. */
export function useStates() {
  const words = useDict(consoleDict);
  return {
    itemState: (state: string) => (isItemState(state) ? words.itemStates[state] : state),
    itemTone: (state: string): Tone => (isItemState(state) ? (itemTones[state] ?? "neutral") : "neutral"),
    parcelState: (state: string) => (isParcelState(state) ? words.parcelStates[state] : state),
    parcelTone: (state: string): Tone => parcelTones[state] ?? "neutral",
  };
}

/** Looks a code up in a list of words; a code unknown here is shown as it came. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}
