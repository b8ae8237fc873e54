import type { ReactNode } from "react";
import { cloud, Drawing, mid, pale } from "../show/Drawing.tsx";

export type IllustrationName = "box" | "cart" | "cloud" | "heart" | "letter" | "pin" | "search" | "wallet" | "plane" | "check";

/** Drawings of the empty states: one line weight, two blues, drawn for this product. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Drawing>{drawings[name]}</Drawing>;
}

const drawings: Record<IllustrationName, ReactNode> = {
  box: (
    <>
      <path d="M36 48l36-16 36 16v36L72 98 36 84z" fill={pale} />
      <path d="M36 48l36 15 36-15L72 32z" fill={mid} />
      <path d="M72 63v35M54 40l36 16v12" />
    </>
  ),
  cart: (
    <>
      <path d="M28 30h12l12 44h44l10-32H46" fill={pale} />
      <circle cx="58" cy="88" r="6" fill={mid} />
      <circle cx="90" cy="88" r="6" fill={mid} />
      <path d="M62 54h30" />
    </>
  ),
  cloud,
  heart: <path d="M72 92S34 70 34 46a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 24-38 46-38 46z" fill={pale} />,
  letter: (
    <>
      <rect x="34" y="36" width="76" height="54" rx="8" fill={pale} />
      <path d="M36 42l36 28 36-28" fill={mid} />
    </>
  ),
  pin: (
    <>
      <path d="M72 96s-28-26-28-46a28 28 0 0 1 56 0c0 20-28 46-28 46z" fill={pale} />
      <circle cx="72" cy="50" r="11" fill={mid} />
    </>
  ),
  search: (
    <>
      <circle cx="66" cy="54" r="26" fill={pale} />
      <path d="M86 74l20 20" strokeWidth="6" />
      <path d="M54 50a14 14 0 0 1 12-12" />
    </>
  ),
  wallet: (
    <>
      <rect x="32" y="40" width="80" height="52" rx="10" fill={pale} />
      <path d="M38 40l46-14 8 14" fill={mid} />
      <path d="M112 58H90a8 8 0 0 0 0 16h22" fill={mid} />
    </>
  ),
  plane: (
    <>
      <path d="M26 60l92-34-30 68-18-26z" fill={pale} />
      <path d="M70 68l48-42M70 68l-4 26 12-14" fill={mid} />
    </>
  ),
  check: (
    <>
      <circle cx="72" cy="60" r="34" fill={pale} />
      <path d="M56 61l12 12 22-24" strokeWidth="5" />
    </>
  ),
};
