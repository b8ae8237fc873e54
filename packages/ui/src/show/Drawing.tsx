import type { ReactNode } from "react";

/** The light and the darker blue of drawings. */
export const pale = "#e8f3fe";
export const mid = "#b9dafb";

/** What every drawing stands in: the ground, two dots, a star, one line weight. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="144" height="112" viewBox="0 0 144 112" fill="none">
      <ellipse cx="72" cy="100" rx="52" ry="7" fill="#e3ebf4" />
      <circle cx="24" cy="26" r="4" fill="#cfe5fb" />
      <circle cx="122" cy="40" r="3" fill="#cfe5fb" />
      <path d="M112 16h10m-5-5v10" stroke="#9ccbf7" strokeWidth="2.5" strokeLinecap="round" />
      <g stroke="#0083ef" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** The one drawing every page may need, when loading fails; the others come with the pages that show them. */
export const cloud = (
  <>
    <path d="M48 84a18 18 0 0 1-2-36 26 26 0 0 1 50-4 20 20 0 0 1 2 40z" fill={pale} />
    <path d="M72 54v14M72 76v.5" strokeWidth="4" />
  </>
);
