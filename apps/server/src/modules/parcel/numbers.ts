import { randomInt } from "node:crypto";

const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** P, the Beijing date, seven letters nobody can guess. */
export function newPackageNo(at: Date): string {
  return `P${beijingDate(at)}-${random(7)}`;
}

/** M for the list a carrier signs. */
export function newManifestNo(at: Date): string {
  return `M${beijingDate(at)}-${random(6)}`;
}

/** A waybill number as the sandbox's carriers give them. */
export function newWaybillNo(): string {
  return `SH${String(randomInt(1_000_000_000)).padStart(9, "0")}CN`;
}

function beijingDate(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "");
}

function random(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}
