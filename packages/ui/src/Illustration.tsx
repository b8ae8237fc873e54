import type { ReactNode } from "react";

export type IllustrationName = "box" | "cart" | "cloud" | "heart" | "letter" | "pin" | "search" | "wallet" | "plane" | "check";

/** Drawings of the empty states: one line weight, two blues, drawn for this product. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden="true" width="144" height="112" viewBox="0 0 144 112" fill="none">
      <ellipse cx="72" cy="100" rx="52" ry="7" fill="#e3ebf4" />
      <circle cx="24" cy="26" r="4" fill="#cfe5fb" />
      <circle cx="122" cy="40" r="3" fill="#cfe5fb" />
      <path d="M112 16h10m-5-5v10" stroke="#9ccbf7" strokeWidth="2.5" strokeLinecap="round" />
      <g stroke="#0083ef" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {drawings[name]}
      </g>
    </svg>
  );
}

const pale = "#e8f3fe";
const mid = "#b9dafb";

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
  cloud: (
    <>
      <path d="M48 84a18 18 0 0 1-2-36 26 26 0 0 1 50-4 20 20 0 0 1 2 40z" fill={pale} />
      <path d="M72 54v14M72 76v.5" strokeWidth="4" />
    </>
  ),
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
