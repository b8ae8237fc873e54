import { keysOf } from "../words.ts";

/**
 * What the books' accounts are to the provider. `due`: what it owes customers; `claim`: what customers owe it; `place`: where money stands;
 * `own`: what it earned, spent and gave.
 */
const kinds = {
  wallet: "due",
  held: "due",
  deposit: "due",
  suspense: "due",
  owed: "claim",
  debt: "claim",
  gateway: "place",
  bank: "place",
  purchases: "own",
  "service-income": "own",
  "freight-income": "own",
  "insurance-income": "own",
  "storage-income": "own",
  promotion: "own",
  "gateway-fees": "own",
  goodwill: "own",
  adjustment: "own",
  fx: "own",
} as const;

export type BookKind = keyof typeof kinds;
export const bookKinds = keysOf(kinds);
/** Accounts each customer has one of; the others there is one of in all. */
export const customerBooks = ["wallet", "held", "deposit", "owed", "debt"] as const satisfies readonly BookKind[];
export type CustomerBook = (typeof customerBooks)[number];
export type CommonBook = Exclude<BookKind, CustomerBook>;
export const commonBooks = bookKinds.filter((kind): kind is CommonBook => !customerBooks.some((own) => own === kind));

export type BookSide = (typeof kinds)[BookKind];

/** What a kind of account holds: a place where money stands, a claim, what we owe, or what is our own. */
export function sideOf(kind: BookKind): BookSide {
  return kinds[kind];
}

/** Places and claims are told as what we have, everything else as what we owe or made: a balance with its sign turned where needed. */
export function toldAmount(kind: BookKind, balance: bigint): bigint {
  return sideOf(kind) === "place" || sideOf(kind) === "claim" ? -balance : balance;
}

/** The accounts money stands on outside. */
export const places = ["gateway", "bank"] as const;
export type Place = (typeof places)[number];

export type BookLine = { kind: BookKind; amount: bigint };

/**
 * What a currency's books come to. `isWhole`: what stands outside and what customers owe us is exactly what we owe customers and what is our own.
 */
export function totalBooks(lines: readonly BookLine[]): {
  due: bigint;
  claims: bigint;
  places: bigint;
  own: bigint;
  isWhole: boolean;
} {
  const of = (side: BookSide) => lines.reduce((sum, line) => (sideOf(line.kind) === side ? sum + line.amount : sum), 0n);
  const total = { due: of("due"), claims: of("claim"), places: of("place"), own: of("own") };
  return { ...total, isWhole: total.places + total.claims === total.due + total.own };
}
