import { cx } from "@sihai/ui";
import type { ReactNode } from "react";

/** Who gets the room of a wide window: the list, both alike, or what is open. */
const shares = {
  list: "xl:grid-cols-[minmax(0,1fr)_minmax(380px,480px)]",
  both: "xl:grid-cols-[minmax(0,2fr)_minmax(540px,3fr)]",
  open: "xl:grid-cols-[minmax(0,2fr)_minmax(560px,4fr)]",
  narrow: "xl:grid-cols-[minmax(220px,300px)_minmax(0,1fr)]",
} as const;
export type Share = keyof typeof shares;

type BesideProps = { children: ReactNode; panel: ReactNode; share: Share };

/** A list and what is open of it: side by side where there is room, else what is open alone. */
export function Beside({ children, panel, share }: BesideProps) {
  // A page may give null or undefined for nothing; either way the list keeps the window.
  const isOpen = panel !== null && panel !== undefined;
  return (
    <div className={cx("grid items-start gap-4", isOpen && shares[share])}>
      <div className={cx("flex min-w-0 flex-col gap-3", isOpen && "max-xl:hidden")}>{children}</div>
      {panel}
    </div>
  );
}
