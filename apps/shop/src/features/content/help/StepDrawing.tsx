import type { FlowStep } from "@sihai/contract/content";
import type { ReactNode } from "react";

const pale = "#ffffff";
const mid = "#b9dafb";

/** A drawing for each step of an item's way: one line weight, two blues, drawn for this product. */
export function StepDrawing({ step }: { step: FlowStep }) {
  return (
    <span className="grid h-16 w-21 shrink-0 place-items-center rounded-[12px] bg-brand-soft">
      <svg aria-hidden="true" width="76" height="56" viewBox="0 0 76 56" fill="none">
        <g stroke="#0083ef" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          {drawings[step]}
        </g>
      </svg>
    </span>
  );
}

const drawings: Record<FlowStep, ReactNode> = {
  account: (
    <>
      <rect x="18" y="6" width="40" height="44" rx="6" fill={pale} />
      <circle cx="38" cy="20" r="7" fill={mid} />
      <path d="M26 38a12 8 0 0 1 24 0M28 44h20" />
    </>
  ),
  calculate: (
    <>
      <path d="M12 46h52M12 46V10" />
      <path d="M12 42c14-2 20-8 26-16s12-12 24-14" />
      <path d="M12 44c18 0 32-6 50-18" stroke="#0b7a4b" />
      <circle cx="38" cy="26" r="4.5" fill={pale} />
      <path d="M38 31v15" strokeDasharray="2 4" />
    </>
  ),
  address: (
    <>
      <path d="M10 48V26l28-14 28 14v22z" fill={pale} />
      <path d="M22 48V32h32v16M22 38h32M22 43h32" fill={mid} />
      <path d="M38 28s-7-6-7-12a7 7 0 0 1 14 0c0 6-7 12-7 12z" fill={pale} />
      <circle cx="38" cy="16" r="2.5" />
    </>
  ),
  announce: (
    <>
      <rect x="16" y="8" width="34" height="42" rx="5" fill={pale} />
      <path d="M23 18h20M23 26h20M23 34h10" />
      <path d="M23 42v-2M27 42v-2M30 42v-2M35 42v-2" />
      <path d="M44 44l16-18 6 5-16 18-7 2z" fill={mid} />
    </>
  ),
  pay: (
    <>
      <rect x="10" y="14" width="46" height="32" rx="5" fill={pale} />
      <path d="M10 22h46v6H10z" fill={mid} />
      <path d="M17 38h12" />
      <circle cx="56" cy="38" r="11" fill={pale} />
      <path d="M51 32l5 6 5-6M56 38v7M52 39h8M52 42h8" />
    </>
  ),
  buy: (
    <>
      <path d="M20 20h36l4 30H16z" fill={pale} />
      <path d="M28 26v-8a10 10 0 0 1 20 0v8" />
      <path d="M30 37l6 6 11-11" strokeWidth="3" />
    </>
  ),
  inspect: (
    <>
      <path d="M10 24l20-8 20 8v20l-20 8-20-8z" fill={pale} />
      <path d="M10 24l20 8 20-8-20-8z" fill={mid} />
      <path d="M30 32v20" />
      <circle cx="52" cy="22" r="11" fill={pale} />
      <path d="M60 30l8 9" strokeWidth="4" />
      <path d="M47 22l4 4 6-8" />
    </>
  ),
  submit: (
    <>
      <path d="M14 30h48v20H14z" fill={pale} />
      <path d="M14 30l-6-8h20l10 8 10-8h20l-6 8" fill={mid} />
      <path d="M24 14h10v8H24zM40 8h10v10H40z" fill={pale} />
      <path d="M30 40h16" />
    </>
  ),
  deposit: (
    <>
      <path d="M14 50h48M38 50V18M18 20l40-6" />
      <path d="M10 34l8-14 8 14a8 5 0 0 1-16 0z" fill={mid} />
      <path d="M50 28l8-14 8 14a8 5 0 0 1-16 0z" fill={pale} />
      <circle cx="38" cy="14" r="4" fill={pale} />
    </>
  ),
  ship: (
    <>
      <path d="M8 16h34v26H8z" fill={pale} />
      <path d="M42 24h14l10 10v8H42z" fill={mid} />
      <circle cx="20" cy="44" r="6" fill={pale} />
      <circle cx="54" cy="44" r="6" fill={pale} />
      <path d="M14 24h14M14 30h8" />
    </>
  ),
  track: (
    <>
      <path d="M10 46c14 4 16-10 28-8s14 10 26 4" strokeDasharray="3 5" />
      <circle cx="12" cy="44" r="4" fill={mid} />
      <path d="M52 36s-12-10-12-20a12 12 0 0 1 24 0c0 10-12 20-12 20z" fill={pale} />
      <circle cx="52" cy="16" r="5" fill={mid} />
    </>
  ),
  settle: (
    <>
      <rect x="14" y="20" width="48" height="30" rx="6" fill={pale} />
      <path d="M62 30H50a6 6 0 0 0 0 12h12" fill={mid} />
      <path d="M38 4v14M31 12l7 7 7-7" />
    </>
  ),
};
