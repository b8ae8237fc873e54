import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import type { Tone } from "../show/Tag.tsx";

const icons = { brand: Info, neutral: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert };
const colours: Record<Tone, string> = {
  brand: "text-brand-strong",
  neutral: "text-grey",
  ok: "text-ok",
  warn: "text-warn",
  danger: "text-danger",
};

type NoticeProps = { children: ReactNode; tone?: Tone; title?: ReactNode; action?: ReactNode; alert?: boolean };

/** A sentence that matters, with its sign and perhaps a way out. `alert` reads it aloud at once. */
export function Notice({ children, tone = "neutral", title, action, alert = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={alert ? "alert" : undefined}
      className={cx(
        "flex gap-3 rounded-card bg-white p-4 shadow-card",
        tone === "neutral" && "border border-dashed border-control/50",
      )}
    >
      <Icon aria-hidden size={22} className={cx("mt-0.5 shrink-0", colours[tone])} />
      <div className="min-w-0 flex-1 text-body text-grey">
        {title ? <strong className="block font-semibold text-ink">{title}</strong> : null}
        {children}
        {action ? <div className="mt-1">{action}</div> : null}
      </div>
    </div>
  );
}
