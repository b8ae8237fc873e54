import { randomInt } from "node:crypto";
import { beijingDate } from "@sihai/domain/clocks";
import { numberLetters, parcelNumber, parcelNumberLetters } from "@sihai/domain/parcel";

/** The number of a new parcel, with its Beijing day; its letters are drawn, so that nobody guesses another's. */
export function newPackageNo(at: Date): string {
  return parcelNumber(beijingDate(at), random(parcelNumberLetters));
}

/** M for the list a carrier signs. */
export function newManifestNo(at: Date): string {
  return `M${dayOf(at)}-${random(6)}`;
}

/** A waybill number as the sandbox's carriers give them. */
export function newWaybillNo(): string {
  return `SH${String(randomInt(1_000_000_000)).padStart(9, "0")}CN`;
}

function dayOf(at: Date): string {
  return beijingDate(at).replaceAll("-", "");
}

function random(length: number): string {
  return Array.from({ length }, () => numberLetters[randomInt(numberLetters.length)]).join("");
}
